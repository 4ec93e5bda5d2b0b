/** “--user”, “open(2)”, “/dev/tty”, “$HOME”, `_DEBUG`. */
const code =
  /(?<!\S)--?\p{L}|\p{L}\(\d?\)|\/\p{L}+\/|\$\p{L}|(?<!\p{L})_\p{L}|\p{L}_(?!text)\p{L}+_|\[\[|~|\p{L}\(\p{L}?\)|@|\.(?:tex|man|so|cf|gz)(?!\p{L})/u

const systems =
  /(?<!\p{L})(?:on i off|posix|nfs|systemd|gnu|fsf|ieee|g?libc|bash|cron\p{L}*|readline|shell|debug\p{L}*|procmail|wget|mutt|iso8859|null|ioctl|x-window|socket\p{L}*|kernel\p{L}*|bytes?|octetos?|iwspy|dns|dma|fhs|patch(?:es)?|utmp|linux|unix\p{L}*|sed|grep|backends?|sane-api|sha-\d+|e\/a|ascii|cd-rom|framemaker|lsb|ansi)(?!\p{L})/u

/** How a manual speaks of files and commands in each language. */
const words = new RegExp(
  String.raw`
    verzeichnis|standard(?:aus|ein)gabe|standardfehler|paramètre|puntero|función|salida estándar|
    cursore?(?!\p{L})|carácter ancho|caracteres anchos|zmienn|wyjści|függvény|adresář|parametr|příkaz|
    komprimier|zeichenkette|dateisystem|\.\p{L}{1,3}-datei|nazw użytkownik|fragmentos de|bases? de datos|
    basi di dati|riga di comando|unit-|leseprogramm|diese option|rechnername|pfadname|fehlerbericht|
    rückmeldung abge|polecenia(?! redak)|unikod|kodem|zeilenumbr|quellcode|filesystem|stringa|
    risoluzione in nano|descriptor|canal de comunic|parsz|bloqueante|auswahlpuffer|
    kompatybiln|base de salida|richtlinien aktual|ausgabemodus|wortlänge|serwer nazw|servidor de nombres|
    puerto de e|hauptgruppe|prüfsumme|einzelbyte|pragma|regulärer ausdruck|vom system erzeugt|callback|objfile|
    nome-servizio|percorsi di ricerca|carácter tecleado|extglob|longitud del contenido|spacjami od|e2fsck|
    začínající znakem|uvedených znaků|pokročilejší možnost|kombinující|verziószám|wyświetlany przez|
    historia, excepto|designador|postfix|znacznik <|coincidir exactamente|width_|archivos? (?:dado|de registro)|
    valor de expresión|expresiones implicadas|sub-expresiones|osobnych kolumnach|listy historii|
    licznik (?:iteracji|naprawionych)|macro di tastiera|handbuchseit|ein parameter nicht|den betreff und|
    paketes|client-|server-|makro-|anzahl der sektoren|taille du dictionnaire|opzioni possono|designatore di|
    file di output|linuxdoc|aiuto del comando|argumento negativo|salida al archivo|la salida de time|poprawić wynik|
    etykiety jest|identyfikator użytkownika|symboli jest|rozmiary pliku|znaków nowego wiersza|bufora katalogu|
    egrep|plików docelowych|produkowanego przez system|anacron|auto, fixed|wartości klucza|vybavení: můžete|
    uživatel připojen|uživatele root|fájl argument|texto normal|expresión regular|szabványos kimenet`
    .trim()
    .replace(/\|\s+/g, '|'),
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
