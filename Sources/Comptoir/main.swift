import ComptoirApp

ComptoirCommand.main()
