import type { FaultWords } from './fault-words.ts'

export const germanFaults: FaultWords = {
  instructions: [
    /^(?:entspricht|erfüllt|befolgt)(?!\p{L}).{0,25}(?:richtlinien|vorgaben|regeln|anforderungen)/iu,
    /^wie (?:gewünscht|verlangt|gefordert)(?!\p{L})/iu,
    /(?<!\p{L})(?:diese|die|dieser|der) (?:beschreibung|alternativtext|text)(?!\p{L}).{0,20}(?:vermeidet|ist kurz|ist prägnant|verzichtet auf|enthält keine)(?!\p{L})/iu,
    /^(?:der |dein |ihr )?(?:alternativtext|alt-text)(?!\p{L}).{0,60}(?<!\p{L})(?:höchstens|maximal|max|zeichen|vorgaben|regeln|anforderungen|richtlinien|wie gewünscht|überarbeitet|ohne dateinamen)(?!\p{L})/iu,
    /^(?:beschreib(?:en sie|e)?|erstellen? (?:sie )?|schreiben? (?:sie )?|verfassen? (?:sie )?|formulieren? (?:sie )?)(?!\p{L}).{0,30}(?<!\p{L})(?:bild|foto|alternativtext|alt-text|bildbeschreibung)(?!\p{L})/iu,
    /(?:^|[.!?,] )ich habe (?:den|die|das|alle|nun|jetzt|ihn|es)(?!\p{L}).{0,60}(?:überarbeitet|korrigiert|entfernt|gekürzt|angepasst|geändert|beachtet|eingehalten|umformuliert)/iu,
    /(?:^|[.!?,] )hier ist (?:ein|eine|der|die|das|dein|ihre?)(?!\p{L}).{0,40}(?<!\p{L})(?:version|fassung|alternativtext\p{L}*|alt-text|beschreibung|textvorschlag|vorschlag)(?!\p{L})/iu,
    /^(?:hinweis|anmerkung|notiz)(?: an| für).{0,30}(?:prüf|kontroll|redakt|leser|korrekt)/iu,
    /^(?:max(?:imal|\.)?|höchstens) \d+ zeichen(?!\p{L}).{0,60}(?:sätze|satz|emoji|bild von|dateiname)/iu,
    /(?<!\p{L})(?:dieser|der|mein) (?:text|alternativtext)(?!\p{L}).{0,20}(?:entspricht|erfüllt|befolgt|hält)(?!\p{L}).{0,40}(?:regeln|vorgaben|anforderungen|richtlinien)/iu,
  ],
  shells: `beschreibung folgt|text folgt|alternativtext folgt|bildbeschreibung folgt|folgt|produktbild|produktfoto|
    artikelbild|artikelfoto|symbolbild|symbolfoto|vorschaubild|beispielbild|titelbild|grafik|abbildung|leer|
    kein text|ohne text|keine angabe|keine angaben|k. a|bitte ausfüllen|wird ergänzt|wird nachgereicht|
    hier text eingeben|text hier eingeben|hier text einfügen|text hier einfügen|hier alternativtext einfügen|
    beispieltext|mustertext|blindtext|dein text hier|ihr text hier|keine beschreibung möglich|unbekannt|
    keine daten|keine daten verfügbar|keine information|keine informationen|ohne angaben|ohne titel|kein titel|
    unbenannt|unbenanntes bild|siehe bildunterschrift|siehe text|siehe beschreibung|siehe oben|siehe unten|
    siehe artikel|in arbeit|in bearbeitung|ausstehend|entwurf|inhalt|alt-text folgt|alt-text hier|bild folgt|
    foto folgt|bildtext folgt|bildunterschrift folgt|bildunterschrift|bildtitel|bildname|neues bild|standardbild|
    standardtext|generisches bild|dekoratives bild|dekobild|schmuckbild|hauptbild|bannerbild|kopfbild|
    wird geladen|lädt|nicht gesetzt|nicht definiert|noch offen|noch zu ergänzen|noch ausstehend|
    noch nicht vorhanden|bitte ergänzen|bitte ersetzen|bitte text ersetzen|beschreibung fehlt|text fehlt|
    alternativtext fehlt|beschreibung hier|leerer text|noch kein text|bild hier|beschreibung ausstehend|
    keine bildbeschreibung|kein inhalt|
    nichts|keine|keiner|keines|keine vorhanden|keiner vorhanden|nicht vorhanden|nicht verfügbar|null|wird gemacht|später|
    kein kommentar|ich passe|passe|verweigert|abgelehnt|antwort verweigert|
    unbenanntes dokument|unbenanntes design|kein bild gefunden|ablehnung|demnächst mehr|in vorbereitung|
    bald verfügbar|demnächst verfügbar|
    verarbeitung nicht möglich|kann nicht verarbeitet werden`,
  fillIns:
    'alternativ-?text|alt-text|text|bild|foto|beschreib\\p{L}*|bildbeschreib\\p{L}*|einfügen|eingeben|platzhalter|alt[- _]?text|alternativtext|bildunterschrift|bildtext|bildbeschreibung|ergänzt|ergänzen|eintragen|fotos?',
  shellWords: `
    erstellt geschrieben hier kommt kommen hin her ein eine der die das des dem zu zum für dieses diesem dieser
    nicht kein keine keinen ohne verfügbar vorhanden folgt fehlt fehlend bitte noch wird werden später möglich
    erforderlich ergänzen hinzufügen nachtragen leer ist alt ihr ihre dein deine neu neue einzufügen einzugeben
    nachgereicht nachgeliefert nachgetragen ergänzt eingefügt eintragen ausfüllen aktuell derzeit momentan meine
    mein irgendein irgendeine kurze kurzer kurz passende passender passenden aussagekräftige aussagekräftiger
    sinnvolle redaktion autor autorin team vom von durch ausstehend ausständig offen ausgefüllt vervollständigt nr
    nummer wartet auf erwartet attribut feld wert titel inhalt artikel seite hintergrund muss soll wurde entwurf
    vorschau lädt was sehen einzutragen gewünscht demnächst bald in arbeit vorbereitung festzulegen festlegen platz
    bestimmen verfassen einzusetzen hinzuzufügen ergänzender
  `,
  unfinished: `
    der die das dem den des ein eine einen einem einer eines und oder sowie während deren dessen dass weil beim
    vom zur zum im am ins ans zwischen neben für gegen ohne seinen seinem seiner ihren ihrem in von hinter seit
    trotz wegen samt inmitten wo obwohl obgleich damit wobei woran worauf wodurch sodass falls bevor nachdem
    sobald solange indem beziehungsweise hinsichtlich aufgrund ihres seines unseres dieses diesem sowohl
    entweder weder als wenn ob wie bis sehr mithilfe anhand
  `,
  breaksOff: [
    // A noun has a capital: an article and an adjective without one wait for it.
    /(?<!, |,)(?<!\p{L})(?:(?:mit|auf|in|an|vor|hinter|neben|unter|über|von|aus|bei|nach|zu|für|um|durch|ohne|gegen|zwischen) (?:de[mnr]|das|die|ein(?:e[mnr]?)?|(?:sein|ihr|kein|dies)e?[mnrs]?)|(?:ein|sein|ihr)em) (?!(?:ander|beid|ein|erst|letzt|nächst|gleich|selb|meist|folgend|link|recht|unter|ober|mittler|vorder|hinter)e[mnrs]?$)\p{Ll}{2,}e[mnrs]?$/u,
    // A relative clause of one word.
    /, (?:der|die|das|dem|den|deren|dessen) (?:auf|in|an|mit|vor|von|aus|bei|nach|zu|unter|über|durch|um)$/u,
  ],
  ends: [
    // “Sie steigt in den Bus ein”: a part of the verb; as an article it follows a verb or a preposition.
    /(?:^|\s)(?:\p{Lu}\S*|dazu|sich|es|ihn|sie|ihm|ihr|herzlich|freundlich|vorsichtig|langsam|wieder) ein$/u,
    /(?<!\p{L})außer ein(?:e[mnrs]?)?$/iu,
  ],
  halfWords: '[bcdfgkptvwz]r|[bcfgkpsv]l|sch[wrlm]|[äö]|qu|[kpsdt]n|[nstdkl]w|[nrsd]z[wl]|bb|gg|dd',
  clippings: `
    uni deko foto auto moto info demo kita abi akku bio disko doku kilo kino limo logo krimi profi promo pulli reha
    tele tram zoo studi azubi schiri handy video radio
  `,
  shortWords: `
    ab da ei ja los na ok so um zu je nö ah oh pi`,
  hedges: `
    sieht (?:so )?aus,? als|es hat den anschein|könnte es sich|
    scheint|scheinen|scheinbar|anscheinend|vermutlich|möglicherweise|eventuell|evtl|vielleicht|wahrscheinlich|
    womöglich|wohl|könnten?|dürften?|offenbar|oder (?:etwas )?ähnlich\\p{L}*|eine art|so etwas wie|
    nicht (?:ganz |genau )?(?:sicher|eindeutig|klar)`,
  alternatives: 'oder|beziehungsweise|bzw',
  asides: 'interpretation|bildinterpretation|deutung|einordnung|begründung|grund|zweck|analyse|bildanalyse',
  screens: `
    bildschirm(?:foto|ansicht|ausschnitt|aufnahme)(?:s|en)?|screenshots?|apps?|anwendungsfenster|webseiten?|websites?|startseite|(?:such|login|anmelde|registrierungs|hilfe|fehler|einstellungs|upload)seite|suchergebnisse|
    browser(?:fenster|ansicht)?|online-?shops?|\\p{L}*formulare?s?|fragebogens?|fragebögen|chats?|chat(?:fenster|verlauf|ansicht|programm|bot)s?|sprachassistent(?:en|in)?|ki-assistent(?:en|in)?|dialog(?:fenster|feld)s?|(?:fehler|warn|system)meldung(?:en)?|pop-?ups?|
    cookie-banners?|posteingangs?|e-mails?|redaktionssystems?|cms|software|textverarbeitung|(?:text|bild|code)-?editors?|bildarchivs?|bilddatenbank|newsletters?|tablets?|benutzeroberfläche|(?:vortrags|präsentations)folien?|entscheidungsb(?:aum|äume)s?|ablaufdiagramme?s?|
    arbeitsblatts?|prüfungsbogens?|korrekturfahnen?|kommentarfelds?|eingabefelds?|prüfberichts?|checklisten?`,
}
