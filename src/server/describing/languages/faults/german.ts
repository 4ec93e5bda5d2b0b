import type { FaultWords } from './fault-words.ts'

export const germanFaults: FaultWords = {
  refusals: [
    /(?:^|[.!?,] |leider )(?:ich (?:darf|kann|soll)|(?:darf|kann) ich)(?!\p{L}).{0,30}(?<!\p{L})(?:keine?|nicht) (?:\p{L}+ )*(?:personen|namen|menschen|gesichter|identität)(?!\p{L})/iu,
    /(?<!\p{L})(?:kann|konnte) (?:ich )?(?:leider )?keine? (?:\p{L}+ )?(?:beschreibung|bildbeschreibung|alternativtext)(?!\p{L})/iu,
    /(?:^|[.!?] )bitte (?:geben|zeigen|schicken|senden|stellen) sie(?!\p{L}).{0,20}(?<!\p{L})(?:bild|foto)(?!\p{L})/iu,
    /(?<!\p{L})(?:bild|foto|bilddatei|abbildung)(?!\p{L})(?!.*\?).{0,30}(?<!\p{L})nicht (?:\p{L}+ ){0,2}(?:verfügbar|vorhanden|geladen|angezeigt|verarbeitet|bereitgestellt|zugänglich|angekommen|geöffnet|empfangen|abrufbar|vor(?=[.,]|$))/iu,
    /(?:^|[.!?,] |leider )(?:mir |uns )?liegt (?:mir |uns )?(?:das|kein|dieses) (?:bild|foto)(?!\p{L}).{0,20}(?<!\p{L})vor(?!\p{L})/iu,
    /(?<!\p{L})ich (?:wurde|bin) (?:darauf |dafür |so |nicht )*(?:trainiert|programmiert|entwickelt)/iu,
    /^(?:ein|das|dieses) (?:bild|foto) (?:ist|war|wurde) (?:leider |mir )?nicht (?:vorhanden|sichtbar|verfügbar|angehängt|beigefügt|lesbar|übermittelt)/iu,
    /(?<!\p{L})(?:ich kann|kann ich)(?!\p{L}).{0,12}(?<!\p{L})(?:das|dieses|ihr|dein) (?:bild|foto) (?:\p{L}+ ){0,2}nicht (?:\p{L}+ )?(?:sehen|öffnen|anzeigen|ansehen|laden)/iu,
    /(?<!\p{L})ich (?:sehe|erkenne|habe|erhalte|finde) (?:(?:leider|hier|aber|gar) )*kein (?:bild|foto)(?!\p{L})/iu,
    /(?:^|[.!?] )(?:bitte|könn(?:t?en sie|test du)|kannst du)(?!\p{L}).{0,30}(?<!\p{L})(?:bild|foto|bilddatei)(?!\p{L}).{0,40}(?<!\p{L})(?:hoch(?:laden)?|erneut|noch einmal|nochmals?|senden|schicken|teilen)(?!\p{L})/iu,
    /(?<!\p{L})kein (?:bild|foto)(?!\p{L}).{0,30}(?:angehängt|beigefügt|bereitgestellt|übermittelt|hochgeladen|mitgeschickt)/iu,
    /(?<!\p{L})diese anfrage kann (?:ich )?.{0,60}nicht (?:bearbeit|beantwort|erfüll)/iu,
    /(?:^|[.!?,] |leider )(?:(?:dazu|hierzu|leider) )?(?:ich kann|kann ich)(?!\p{L}).{0,60}(?<!\p{L})(?:nichts|keine) (?:\p{L}+ )?(?:sagen|angaben|aussagen?)(?!\p{L})/iu,
  ],
  declines: {
    self: 'ich mir mich mein meine meinen meinem meiner meines',
    not: `
      nicht nichts kein keine keinen keinem keiner keinerlei unmöglich außerstande verweiger*
      lehne_ab verzichte`,
    unwilling: 'muss_ich_ablehnen muss_ich_passen sehe_ich_davon_ab nehme_ich_abstand',
    task: `
      beschreib* beschrieb* identifi* erkenn* benenn* nennen helf* weiterhelf* behilflich
      unterstützen angaben auskunft äußern aussage* beurteil* bewert* analysier* verarbeit* ansehen
      betrachten zugriff zugang anfrage bild bilder bildern foto fotos bilddatei datei person
      personen menschen`,
    picture: 'bild bilder foto fotos bilddatei bildinhalt aufnahme',
    arrival: `
      laden geladen lade* ladbar angekommen ankam übermittelt übertragen gesendet geschickt
      mitgeschickt mitgeliefert angehängt beigefügt hochgeladen empfangen erhalten vorliegend*
      bereitgestellt öffnen geöffnet anzeigen angezeigt abrufbar abgerufen lesbar verarbeitet
      verarbeiten auswerten ausgewertet zugänglich verfügbar`,
    text: 'beschreibung bildbeschreibung alternativtext alt-text text angaben aussage',
    giving: `
      möglich erstellt erstellen gegeben geben verfasst geliefert liefern angeboten erzeugt erzeugen
      generiert formulieren machen`,
    model: `
      als_ki als_ki-* als_ein_ki-* als_künstliche_intelligenz als_sprachmodell als_ein_sprachmodell
      als_reines_sprachmodell als_großes_sprachmodell als_textbasiert* als_rein_textbasiert*
      ich_bin_ein_sprachmodell ich_bin_eine_ki ich_bin_ein_ki-*`,
    shows: 'zeigt zeigen steht meldet meldung fehlermeldung hinweis schild bildschirm',
  },
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
  shells: `
    beschreibung folgt|text folgt|alternativtext folgt|bildbeschreibung folgt|folgt|produktbild|produktfoto|
    artikelbild|artikelfoto|symbolbild|symbolfoto|vorschaubild|beispielbild|titelbild|grafik|abbildung|leer|
    kein text|ohne text|keine angabe|keine angaben|k. a|bitte ausfüllen|wird ergänzt|wird nachgereicht|
    hier text eingeben|text hier eingeben|hier text einfügen|text hier einfügen|hier alternativtext einfügen|
    beispieltext|mustertext|blindtext|dein text hier|ihr text hier|keine beschreibung möglich|unbekannt|
    keine daten|keine daten verfügbar|keine information|keine informationen|ohne angaben`,
  fillIns:
    'alternativ-?text|alt-text|text|bild|foto|beschreib\\p{L}*|bildbeschreib\\p{L}*|einfügen|eingeben|platzhalter',
  shellWords:
    'erstellt geschrieben hier kommt kommen hin her ein eine der die das des dem zu zum für dieses diesem dieser nicht kein keine keinen ohne verfügbar vorhanden folgt fehlt fehlend bitte noch wird werden später möglich erforderlich ergänzen hinzufügen nachtragen leer ist alt ihr ihre dein deine neu neue einzufügen einzugeben nachgereicht nachgeliefert nachgetragen ergänzt eingefügt eintragen ausfüllen aktuell derzeit momentan',
  unfinished: `
    der die das dem den des ein eine einen einem einer eines und oder sowie während deren dessen dass weil
    beim vom zur zum im am ins ans zwischen neben für gegen ohne seinen seinem seiner
    ihren ihrem
    in von hinter seit trotz wegen samt inmitten`,
  possessives: '',
  hedges: `
    scheint|scheinen|scheinbar|anscheinend|vermutlich|möglicherweise|eventuell|evtl|vielleicht|wahrscheinlich|
    womöglich|wohl|könnten?|dürften?|offenbar|oder (?:etwas )?ähnlich\\p{L}*|eine art|so etwas wie|
    nicht (?:ganz |genau )?(?:sicher|eindeutig|klar)`,
  asides: 'interpretation|bildinterpretation|deutung|einordnung|begründung|grund|zweck|analyse|bildanalyse',
}
