import { listWords } from '#server/describing/languages/list-words.ts'

/** “--user”, “open(2)”, “/dev/tty”, “$HOME”, `_DEBUG`. */
const code =
  /(?<!\S)--?\p{L}|\p{L}\(\d?\)|\/\p{L}+\/|\$\p{L}|(?<!\p{L})_\p{L}|\p{L}_(?!text)\p{L}+_|\[\[|~|\p{L}\(\p{L}?\)|@|\.(?:tex|man|so|cf|gz)(?!\p{L})/u

const systems =
  /(?<!\p{L})(?:on i off|posix|nfs|systemd|gnu|fsf|ieee|g?libc|bash|cron\p{L}*|readline|shell|debug\p{L}*|procmail|wget|mutt|iso8859|null|ioctl|x-window|socket\p{L}*|kernel\p{L}*|bytes?|octetos?|iwspy|dns|dma|fhs|patch(?:es)?|utmp|linux|unix\p{L}*|sed|grep|backends?|sane-api|sha-\d+|e\/a|ascii|cd-rom|framemaker|lsb|ansi)(?!\p{L})/u

/** What only texts about programs speak of: what is stored, typed, passed on and put out. `_` stands for a space. */
const words = new RegExp(
  `(?<!\\p{L})(?:${listWords(String.raw`
    verzeichnis\p{L}* standard(?:aus|ein)gabe standardfehler zeichenketten? dateisystem\p{L}* quellcode prüfsumme\p{L}* rechnername\p{L}* pfadname\p{L}* befehlszeile\p{L}* datenbank\p{L}* puffer\p{L}* optionen handbuchseite\p{L}* ausgabemodus komprimier\p{L}* dekomprimier\p{L}* einzelbyte\p{L}* zeitstempel\p{L}* regulär\p{L}*_ausdr\p{L}+
    director(?:y|ies) strings? filesystems? checksums? databases? buffers? callbacks? pointers? parameters? standard_output standard_input command_line source_code regular_expression\p{L}*
    stringhe? stringa puntator[ei] cursore descrittor[ei] opzioni argomento backend riga_di_comando bas[ei]_di_dati espression[ei]_regolar[ei] file_di_output percorsi_di_ricerca nanosecond\p{L}*
    punteros? funciones descriptor(?:es)? subexpresiones sub-expresiones ficheros? argumento extglob salida_estándar entrada_estándar bases?_de_datos línea_de_órdenes expresi\p{L}+_regular\p{L}* caracter\p{L}*_anchos? carácter_\p{L}+ca?
    adresář\p{L}* parametr\p{L}* příkaz\p{L}* řetěz(?:ec|ce|cích) proměnn\p{L}+ standardní_výstup programové_vybavení uživatel\p{L}*_(?:root|připojen)
    függvény\p{L}* parancssor\p{L}* karakterlánc\p{L}* argumentum\p{L}* verziószám\p{L}* szabványos_kimenet\p{L}*
    zmienn\p{L}+ poleceń bufor\p{L}* kompatybilnoś\p{L}+ jednobajtow\p{L}+ wyjści\p{L}+ plik(?:i|ów)?_\p{L}+ standardowe_wyjście wiersz\p{L}*_poleceń łańcuch\p{L}*_znaków system\p{L}*_plików
    imenik spremenljivk\p{L}+ niz_znakov datotečni_sistem ukazna_vrstica
    bestandssysteem opdrachtregel
    paramètres? répertoires? sortie_standard chaînes?_de_caractères ligne_de_commande
    makr(?:o|a)-?\p{L}* macro(?:_\p{L}+)? pragmas? client-\p{L}+ server-\p{L}+ patch`)
    .join('|')
    .replaceAll('_', ' ')})(?!\\p{L})`,
  'u',
)

/** Is a text a manual's, or of one? Its rules and orders are for programs, and “the text is too long” is what these say. */
export function isTechnical(text: string): boolean {
  return code.test(text) || systems.test(text) || words.test(text)
}

/** The same of a text that says what could not be opened or read: files are what these are about. */
export function isOfSystem(text: string): boolean {
  return code.test(text) || systems.test(text)
}
