#ifndef COMPTOIR_KIT_H
#define COMPTOIR_KIT_H

// Style sheets, icons and sentences of the kit, which every program that has the kit carries in itself.

/// Makes them readable below /io/github/comptoir/kit, in any thread and as often as one likes (`g_resources_register`).
void comptoir_kit_register(void);

#endif
