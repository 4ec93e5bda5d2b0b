import { stemmer } from '@orama/stemmers/italian'
import { begins, type Language } from './language.ts'
import { dropAccents } from './level-spelling.ts'

const stopWords = `
  il lo la i gli le l' un uno una un' del dello della dell' dei degli delle al allo alla all' ai agli alle dal dallo dalla dall' dai dagli
  dalle nel nello nella nell' nei negli nelle sul sullo sulla sull' sui sugli sulle col coi
  io tu egli ella lui lei esso essa noi voi essi esse loro mi ti ci vi si ne me te se li gliela glielo gliene
  mio mia miei mie tuo tua tuoi tue suo sua suoi sue nostro nostra nostri nostre vostro vostra vostri vostre proprio propria propri
  proprie questo questa questi queste quest' quello quella quelli quelle quel quei quegli quell' ciò stesso stessa stessi stesse tale tali
  che chi cui quale quali quanto quanta quanti quante qualcuno qualcosa qualche nessuno nessuna niente nulla ogni ognuno ciascuno ciascuna
  alcuno alcuna alcuni alcune altro altra altri altre tutto tutta tutti tutte molto molta molti molte poco poca pochi poche troppo
  troppa troppi troppe tanto tanta tanti tante parecchi parecchie diverso diversi diverse vari varie entrambi entrambe certo certi certe
  di a da in con su per tra fra sopra sotto dentro fuori davanti dietro dopo prima durante verso senza contro presso oltre lungo attraverso
  fino circa secondo tramite mediante nonostante eccetto vicino accanto intorno insieme
  e ed o od oppure ma però anzi né anche neanche nemmeno neppure pure perché poiché siccome quando mentre se come dove sebbene benché
  affinché purché quindi dunque perciò allora cioè infatti tuttavia inoltre ecc
  è sono sei siamo siete ero eri era eravamo eravate erano sarà saranno sarebbe sarebbero essere stato stata stati state sia siano fu furono
  ho hai ha abbiamo avete hanno avevo avevi aveva avevano avrà avranno avere avuto abbia abbiano
  faccio fai fa facciamo fate fanno fare fatto fatta fatti fatte faceva può possono poteva potere potrà deve devono dovere doveva vuole
  vogliono volere voleva viene vengono venire va vanno andare c'è ci mostra mostrano vede vedono visto vista trova trovano
  non più meno molto assai già ancora sempre mai spesso subito poi ora adesso oggi ieri domani qui qua lì là quasi solo soltanto
  soprattutto forse così bene male proprio appena almeno abbastanza davvero dappertutto ovunque altrove ormai invece
  due tre quattro cinque sei sette otto nove dieci primo prima primi prime secondo seconda terzo terza`

const kinds = 'immagine|foto|fotografia|istantanea|scatto'

const feminineThings =
  /^(port|cas|pal|tavol|banc|mostr|piant|punt|colp|coll|post|past|tapp|tort|vel|gamb|bust|cost|pann|scal|suol|test|man)[ae]$/

/** Words that end in a consonant are borrowed and have no other form: a `golf` is no `golfo`. */
function isLoanWord(word: string): boolean {
  return /[bcdfghjklmnpqrstvwxyz]$/.test(word)
}

export const italian = {
  tag: 'it',
  hasCapitalNouns: false,
  domains: ['it'],
  stopWords,
  doubtful: 'col dove era mai pure tale vista',
  inFileNames: dropAccents,
  ownLetters: ['àèìòù'],
  forms: {
    stem: stemmer,
    // `lago`, `laghi`.
    // `porto` is a port, `porta` a door.
    refine: (stem, word) => feminineThings.exec(word)?.[1] ?? stem.replace(/([cg])h$/, '$1'),
    areApart: (one, other) => isLoanWord(one) !== isLoanWord(other),
    irregular: 'uomo uomini; dio dei; tempio templi; bue buoi',
    compounds: null,
  },
  noise: {
    pictures: 'foto fotografia immagine immagini',
    titles: 'dott ing prof sig',
    fields: 'parole chiave etichette titolo descrizione categoria immagine foto',
    credits: 'fonte|fotografo',
    articles: 'ref taglia',
    months: `
      gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre`,
    units: '',
    files: 'immagine foto schermata copia finale nuovo',
  },
  labels: {
    texts: `
      testo alternativo|testo alt|alt|descrizione|descrizione dell'immagine|descrizione immagine|
      descrizione breve|descrizione lunga|didascalia|immagine|foto|parole chiave`,
    languages: 'italiano|tedesco|inglese|spagnolo|ceco|ungherese|polacco|sloveno',
    connectors: 'it il la per versione',
    beforeDash: 'testo alternativo',
    offers: 'certo|ecco',
    offered: 'descri testo',
    asides: 'interpretazione|motivo|motivazione|ragione|scopo|analisi|giustificazione',
  },
  abbreviations: `
    arch avv ca cfr dott dr ecc fig ing n num p pag pagg prof rif s sig sigg sig.na sig.ra ss st tel v vol
    feb apr giu lug ago ott nov dic`,
  conjunctions: 'e ed o',
  phraseWords: `
    sul sulla sullo sui sugli sulle nel nella nello nei negli nelle dal dalla dallo dai dagli dalle col
    accanto sopra sotto davanti dietro mentre con di da del in su`,
  openings: [
    begins(
      `(?:(?:una|un|la|l|questa|quest|questo|lo|bella|bellissima) ?'?){0,2} ?(?:${kinds}) (?:di(?! (?:gruppo|famiglia|profilo|classe|archivio|nozze|scena))|del|della|dello|dell|dei|degli|delle|d|che|raffigurante|raffigura|mostra|ritrae|rappresenta|con|in cui|dove|che)`,
    ),
    begins(`(?:nell|nella|in|sull|sulla|in questa|in quest|nello)'? ?(?:questa |quest'? ?)?(?:${kinds})`),
    begins("(?:qui )?si (?:vede|vedono|può vedere|possono vedere)|vediamo|ecco un[a']? ?(?:immagine|foto)"),
    begins('(?:(?:un|il|questo) )?(?:grafico|illustrazione) che (?:mostra|illustra|raffigura|rappresenta)'),
  ],
  judged: {
    refusals: String.raw`
      mi (?:dispiace|spiace|scuso)|(?:sono )?spiacente
      (?:purtroppo|sfortunatamente),? (?:non|l'immagine)
      non (?:posso|riesco|sono in grado|mi è possibile|ho potuto|ho accesso|vedo (?:alcuna|nessuna))(?!\p{L}).{0,60}(?:immagin|foto|descri|identific|aiut|analizz|person|elabor|veder)\p{L}*
      (?:come|in quanto) (?:modello|ia|intelligenza|assistente)(?!\p{L})
      sono (?:un modello|un'intelligenza|un assistente|un'ia)
      non (?:è|c'è|ci sono|risulta)(?: stata| stato)? ?(?:alcuna|nessuna|un'|l')? ?immagin[ei](?!\p{L})
      nessuna (?:immagine|foto) (?:disponibile|fornita|allegata|caricata|visibile|trovata|rilevata)
      (?:l'immagine|la foto|l' immagine) non (?:è (?:disponibile|visibile|stata|leggibile)|può essere|si (?:carica|apre|vede))
      (?:l'immagine|la foto) (?:è|appare|risulta) (?:(?:completamente|totalmente|interamente) (?:nera|bianca|buia|scura)(?! (?:e|con))|vuota|danneggiata|illeggibile)
      (?:per favore,? |si prega di )?(?:carica|caricare|invia|inviare|fornisci|fornire|fornisca|allega|allegare)(?!\p{L}).{0,30}(?:immagine|foto|contesto|informazioni)
      (?:è )?(?:impossibile|non è possibile) (?:descrivere|identificare|elaborare|vedere|caricare)
      non c'è (?:nulla|niente) (?:da (?:descrivere|vedere)|di visibile)`,
    errors: String.raw`
      errore(?::| \d{3}| durante| nel| interno| del server)
      si è verificato un errore|richiesta (?:non valida|rifiutata)|tempo scaduto|servizio non disponibile`,
    fillIns: 'testo|descrizione|didascalia|inserire|inserisci|nome|luogo|segnaposto',
    unfinished: `
      il lo la i gli le uno una di da con su per tra fra e ma che del della dello dei degli delle al alla allo ai
      agli alle dal dalla dallo dai dagli dalle nel nella nello nei negli nelle sul sulla sullo sui sugli sulle
      mentre cui il quale sono è durante nonostante dove quando perché poiché sebbene verso presso attraverso senza
      oppure ogni mediante tramite`,
    hedges: String.raw`
      si direbbe|l'impressione|può darsi|sembr\p{L}+|pare|appare|apparentemente|forse|probabilmente|possibilmente|magari|
      potrebbe|potrebbero|presumibilmente|verosimilmente|una specie di|una sorta di|qualcosa di simile|non è chiaro`,
    alternatives: 'o|oppure|ovvero',
    praise: String.raw`
      bellissim[oaei]|splendid[oaie]|meraviglios[oaie]|mozzafiato|affascinant[ei]|incantevol[ei]|pittoresc\p{L}+|suggestiv[oaie]|
      accoglient[ei]|maestos[oaie]|(?:un )?(?:senso|tocco) di|
      (?:trasmett|evoc|cre|suggerisc|conferisc)\p{L}* (?:un[oa'’]? ?)?.{0,40}(?:atmosfera|sensazione|calma|serenità|calore)`,
    traits: String.raw`
      di (?:circa )?\d{1,2} anni|di mezza età|carnagione (?:chiara|scura|olivastra)|di pelle (?:chiara|scura)|(?:tono|colore) della pelle|caucasic[oa]|
      afroamerican[oa]|(?:uomo|donna|persona|ragazz[oa]|bambin[oa]) (?:asiatic|african|ispanic|latin|bianc|ner|arab|europe|indian)[oae]|
      origini (?:asiatiche|africane|europee)`,
    units: 'caratteri|parole|frasi',
  },
  detection: {
    near: [],
    letters: null,
  },
} satisfies Language
