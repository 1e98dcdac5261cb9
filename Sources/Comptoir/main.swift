import ComptoirApp

runComptoir()
