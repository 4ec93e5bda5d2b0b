import type { FaultWords } from './fault-words.ts'

export const italianFaults: FaultWords = {
  instructions: [
    /^come (?:richiesto|indicato|da istruzioni)(?!\p{L})/iu,
    /(?<!\p{L})(?:questa|la) descrizione(?!\p{L}).{0,20}(?:evita|è concisa|non contiene)(?!\p{L})/iu,
    /^(?:il |un )?testo alternativo(?!\p{L}).{0,60}(?<!\p{L})(?:massimo|caratteri|requisiti|regole|indicazioni|come richiesto|linee guida)(?!\p{L})/iu,
    /^(?:descrivi|descrivere|scrivi|scrivere|genera|crea|fornisci|riassumi)(?!\p{L}).{0,25}(?:immagine|foto|testo alternativo|descrizione)(?!\p{L})/iu,
    /(?:^|[.!?,] )ho (?:rivisto|rimosso|corretto|riscritto|accorciato|modificato|aggiornato|eliminato|tolto|rispettato)(?!\p{L}).{0,40}(?:testo|descrizione|nome|regole|file|richiest)/iu,
    /(?:^|[.!?,] )ecco (?:un[ao]?|il|la|l'|qui)(?!\p{L}).{0,30}(?:versione|testo|descrizione)(?!\p{L})/iu,
    /^(?:nota|avviso) (?:per|a|al)(?!\p{L}).{0,20}(?:revisor|controll|lettor|redat)/iu,
    /^(?:massimo|max|al massimo|non più di) \d+ caratteri(?!\p{L}).{0,60}(?:fras|emoji|immagine di|nome)/iu,
    /(?<!\p{L})(?:questo|il) testo(?!\p{L}).{0,20}(?:rispetta|soddisfa|segue)(?!\p{L}).{0,40}(?:regole|requisiti|indicazioni|linee)/iu,
  ],
  shells: `descrizione in arrivo|segue descrizione|descrizione da aggiungere|immagine del prodotto|foto del prodotto|
    immagine prodotto|foto prodotto|immagine segnaposto|immagine di esempio|immagine predefinita|anteprima|
    grafica|illustrazione|figura|vuoto|vuota|nessun testo|non disponibile|non applicabile|sconosciuto|n/d|nd|
    da completare|da inserire|da definire|inserisci il testo qui|inserire il testo qui|inserisci qui il testo|
    testo qui|testo di esempio|inserire testo|il tuo testo qui|in attesa di descrizione|nessun dato|
    nessuna informazione|dati non disponibili|non specificato|dato mancante|senza titolo|nessun titolo|
    vedi didascalia|vedere didascalia|vedi testo|vedi sopra|vedi sotto|vedi descrizione|in lavorazione|in corso|
    in sospeso|bozza|contenuto|descrizione mancante|testo mancante|testo in arrivo|testo da inserire|segue testo|
    didascalia|didascalia mancante|didascalia in arrivo|titolo immagine|nome immagine|nuova immagine|
    testo predefinito|immagine generica|immagine decorativa|immagine principale|immagine in arrivo|foto in arrivo|
    caricamento|caricamento in corso|non definito|non impostato|non specificata|da sostituire|sostituire il testo|
    sostituire questo testo|descrizione qui|immagine qui|da aggiungere|da determinare|senza testo|
    senza descrizione|senza didascalia|descrizione in attesa|alt mancante|
    nessuno|nessuna|nulla|niente|nullo|s/d|nessuna disponibile|non presente|assente|più tardi|
    passo|nessun commento|rifiutato|mi rifiuto|richiesta rifiutata|
    senza nome|progetto senza nome|documento senza titolo|immagine non trovata|rifiuto|negato|
    in allestimento|prossimamente|presto disponibile|immagine indicativa|immagine puramente indicativa|
    foto indicativa|
    impossibile elaborare|impossibile procedere|elaborazione impossibile`,
  fillIns: 'testo|immagine|foto|descri\\p{L}*|inseri\\p{L}*|segnaposto|didascalia|alt|completare|compilare',
  shellWords: `
    qui il la lo un una del della per questa questo di da non nessun nessuna senza disponibile mancante manca
    richiesto in arrivo segue aggiungere inserire inserito scrivere vuoto vuota prego è alt alternativo alternativa
    prossimamente prodotto articolo principale esempio prova presto breve seguirà verrà sarà aggiunta aggiunto
    fornita fornito attualmente ancora dopo mio mia qualche adatta adatto appropriata significativa redazione autore
    autrice team dalla dal a cura sospeso attesa completare completato compilare compilato n num numero attributo
    campo valore titolo contenuto pagina sfondo deve bozza caricamento cosa si vede tua tuo vostra vostro le con
    necessaria necessario richiesta obbligatorio definire definirsi decidere stabilire posto spazio
  `,
  unfinished: `
    il lo la i gli le un una uno di da in con su per tra fra e o ma che del della dello dei degli delle al alla
    allo ai agli alle dal dalla dallo dai dagli dalle nel nella nello nei negli nelle sul sulla sullo sui sugli
    sulle mentre cui il quale sono è durante affinché nonostante dove quando perché poiché sebbene benché finché
    verso presso lungo attraverso senza entro stato viene vengono hanno aveva né oppure quindi nostro vostro
    quel qualche sta stanno ogni eppure ovvero cioè anziché eccetto salvo tranne mediante tramite riguardo
    sua suo
  `,
  breaksOff: [
    // An article or preposition that has lost its vowel to the word that does not follow.
    /(?<![\p{L}\p{N}])(?:l|un|d|c|dell|all|dall|nell|sull|coll|quest|quell)['’]\p{Ll}?(?<![èeé])$/u,
  ],
  ends: [
    // Everyone has their own; all but one.
    /(?<=(?<!\p{L})(?:ciascun|ognun|ogni).*) su[ao]$/isu,
    /(?<!\p{L})(?:tranne|eccetto|salvo|meno) un[ao]?$/iu,
  ],
  halfWords:
    'bb|cc|dd|gg|mm|nn|rr|vv|[^a]pp|[^a]tt|(?:[^j]a|e|[^fw]i|o)zz|[bcdfgkptv][lr]|[nl]z|[aeiou][nrl]c|gh|qu|sp|cif|ciz|dib|[imlrt]az|iab|laz|miz|unz|zat|zab|vut|nul|sib|tib|teg|orp|[^o]v|iu',
  clippings: `
    bici foto moto auto tele cine frigo radio metro info disco promo demo logo prof app ragù kilo mono expo eco bus
    tram tir pulman
  `,
  shortWords: `
    re tè dì va fa sa dà ve no sì là lì qui qua su giù tv ok pc dj do mi fa sol la si re ne ci vi ti me te lui già
    più può
  `,
  hedges: `
    si direbbe|l'impressione|può darsi|
    sembr\\p{L}+|pare|appare|apparentemente|forse|probabilmente|possibilmente|magari|potrebbe|potrebbero|
    presumibilmente|verosimilmente|una specie di|una sorta di|qualcosa di simile|non è chiaro`,
  alternatives: 'o|oppure|ovvero',
  asides: 'interpretazione|motivo|motivazione|ragione|scopo|analisi|giustificazione',
  screens: `
    screenshot|schermat[ae]|cattura di schermo|app|applicazione|sit[oi] web|pagin[ae] web|pagina (?:iniziale|dei risultati)|browser|negozio online|modulo (?:d'iscrizione|di contatto|di registrazione|di richiesta|online)|questionari[oi]?|chat|chatbot|assistente (?:virtuale|vocale|ia|ai)|
    finestr[ae] di (?:dialogo|caricamento|chat|avviso|errore|conferma|accesso)|pop-?up|banner dei cookie|messaggi[oi]? d'errore|posta in arrivo|e-?mail|cms|software|programma di (?:videoscrittura|scrittura|impaginazione)|editor di (?:testo|testi|codice)|archivio fotografico|
    dépliant|volantin[oi]|foglietto illustrativo|scheda didattica|compito in classe|casella di testo|campo di testo|rapporto di|newsletter|interfaccia|diapositiv[ae]|albero decisionale`,
}
