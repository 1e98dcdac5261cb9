// GTK 4.10 has a new file dialog and deprecated the old one; Swift sees one function for both.
#pragma once

#include <gtk/gtk.h>

// `done` is called once: with a list of GFile, or with NULL and either an error or, if dismissed, none.
typedef enum { COMPTOIR_FILE_OPEN, COMPTOIR_FILE_OPEN_SEVERAL, COMPTOIR_FILE_SAVE, COMPTOIR_FILE_FOLDER } ComptoirFileAction;
typedef void (*ComptoirFilesDone)(GListModel *files, GError *error, void *data);
typedef struct {
    ComptoirFileAction action;
    const char *title, *accept, *name; // accept and name may be NULL
    GFile *folder;                     // may be NULL
    GListModel *filters;               // of GtkFileFilter; may be NULL
    ComptoirFilesDone done;
    void *data;
} ComptoirFileRequest;

// Closing a dialog is not an error for us, but a failure is; GTK reports both in the same domain.
static inline int comptoir_files_is_dismissal(const GError *error) {
#if GTK_CHECK_VERSION(4, 10, 0)
    return g_error_matches(error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_CANCELLED) ||
           g_error_matches(error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_DISMISSED);
#else
    (void)error;
    return 0;
#endif
}

#if GTK_CHECK_VERSION(4, 10, 0)
static void comptoir_files_finished(GObject *object, GAsyncResult *result, gpointer data) {
    GtkFileDialog *dialog = GTK_FILE_DIALOG(object);
    ComptoirFileRequest *call = data;
    GError *error = NULL;
    GListModel *files = NULL;
    GFile *file = NULL;
    switch (call->action) {
    case COMPTOIR_FILE_OPEN: file = gtk_file_dialog_open_finish(dialog, result, &error); break;
    case COMPTOIR_FILE_OPEN_SEVERAL: files = gtk_file_dialog_open_multiple_finish(dialog, result, &error); break;
    case COMPTOIR_FILE_SAVE: file = gtk_file_dialog_save_finish(dialog, result, &error); break;
    case COMPTOIR_FILE_FOLDER: file = gtk_file_dialog_select_folder_finish(dialog, result, &error); break;
    }
    if (file) {
        files = G_LIST_MODEL(g_list_store_new(G_TYPE_FILE));
        g_list_store_append(G_LIST_STORE(files), file);
        g_object_unref(file);
    }
    if (comptoir_files_is_dismissal(error)) g_clear_error(&error);
    call->done(files, error, call->data);
    g_clear_object(&files);
    g_clear_error(&error);
    g_free(call);
}
#else
static void comptoir_files_finished(GtkNativeDialog *dialog, int response, gpointer data) {
    ComptoirFileRequest *call = data;
    GListModel *files =
        response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_files(GTK_FILE_CHOOSER(dialog)) : NULL;
    g_signal_handlers_disconnect_by_data(dialog, data);
    call->done(files, NULL, call->data);
    g_clear_object(&files);
    g_free(call);
    gtk_native_dialog_destroy(dialog);
}
#endif

// Returns the object that `comptoir_files_dismiss` takes; the caller unrefs it.
static inline GObject *comptoir_files_choose(GtkWindow *parent, const ComptoirFileRequest *request) {
    ComptoirFileRequest *call = g_new(ComptoirFileRequest, 1);
    *call = *request;
#if GTK_CHECK_VERSION(4, 10, 0)
    GtkFileDialog *dialog = gtk_file_dialog_new();
    GCancellable *cancellable = g_cancellable_new();
    gtk_file_dialog_set_title(dialog, request->title);
    if (request->accept) gtk_file_dialog_set_accept_label(dialog, request->accept);
    if (request->name) gtk_file_dialog_set_initial_name(dialog, request->name);
    if (request->folder) gtk_file_dialog_set_initial_folder(dialog, request->folder);
    if (request->filters) gtk_file_dialog_set_filters(dialog, request->filters);
    switch (request->action) {
    case COMPTOIR_FILE_OPEN: gtk_file_dialog_open(dialog, parent, cancellable, comptoir_files_finished, call); break;
    case COMPTOIR_FILE_OPEN_SEVERAL:
        gtk_file_dialog_open_multiple(dialog, parent, cancellable, comptoir_files_finished, call);
        break;
    case COMPTOIR_FILE_SAVE: gtk_file_dialog_save(dialog, parent, cancellable, comptoir_files_finished, call); break;
    case COMPTOIR_FILE_FOLDER:
        gtk_file_dialog_select_folder(dialog, parent, cancellable, comptoir_files_finished, call);
        break;
    }
    g_object_unref(dialog);
    return G_OBJECT(cancellable);
#else
    GtkFileChooserAction actions[] = {
        GTK_FILE_CHOOSER_ACTION_OPEN, GTK_FILE_CHOOSER_ACTION_OPEN, GTK_FILE_CHOOSER_ACTION_SAVE,
        GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER};
    GtkFileChooserNative *native =
        gtk_file_chooser_native_new(request->title, parent, actions[request->action], request->accept, NULL);
    GtkFileChooser *chooser = GTK_FILE_CHOOSER(native);
    gtk_native_dialog_set_modal(GTK_NATIVE_DIALOG(native), TRUE);
    gtk_file_chooser_set_select_multiple(chooser, request->action == COMPTOIR_FILE_OPEN_SEVERAL);
    if (request->folder) gtk_file_chooser_set_current_folder(chooser, request->folder, NULL);
    if (request->name) gtk_file_chooser_set_current_name(chooser, request->name);
    for (guint i = 0; request->filters && i < g_list_model_get_n_items(request->filters); i++) {
        GtkFileFilter *filter = g_list_model_get_item(request->filters, i);
        gtk_file_chooser_add_filter(chooser, filter);
        g_object_unref(filter);
    }
    g_signal_connect(native, "response", G_CALLBACK(comptoir_files_finished), call);
    gtk_native_dialog_show(GTK_NATIVE_DIALOG(native));
    return G_OBJECT(native);
#endif
}

static inline void comptoir_files_dismiss(GObject *chooser) {
#if GTK_CHECK_VERSION(4, 10, 0)
    g_cancellable_cancel(G_CANCELLABLE(chooser));
#else
    gtk_native_dialog_hide(GTK_NATIVE_DIALOG(chooser));
    g_signal_emit_by_name(chooser, "response", GTK_RESPONSE_CANCEL);
#endif
}
