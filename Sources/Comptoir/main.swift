import ComptoirApp
import Foundation

exit(Int32(runComptoir()))
