/** A word that no text says, and what it says instead. */
interface RuledOut {
  word: RegExp
  say: string
}

/** One word for one thing: what texts in German don't say. */
export const ruledOutInGerman: readonly RuledOut[] = [
  { word: /\bauf(?:zu)?laden|\baufgeladen/i, say: 'kaufen' },
  { word: /\ban(?:zu)?halten|\bangehalten/i, say: 'stoppen' },
  { word: /\bBewegung(?:en)?\b/, say: 'Buchung' },
  { word: /\bMitteilung/, say: 'Benachrichtigung' },
  { word: /\bZust(?:a|ä)nde?\b/, say: 'Status' },
  { word: /\b(?:Ober)?[Gg]renzen?\b/, say: 'Limit' },
  { word: /\bRolle\b|\bAufgabe auf der Seite/, say: 'Funktion des Bildes' },
  { word: /\bschmückt|\bSchmuckbild/i, say: 'dekorativ' },
  { word: /(?<!\p{L})übernommen\b/iu, say: 'behalten' },
  { word: /\bnach(?:zu)?sehen\b|\bnachgesehen\b/i, say: 'prüfen' },
  { word: /\bzu erreichen\b/, say: 'erreichbar' },
  { word: /http\(s\)/, say: 'Internetadresse (https://…)' },
  { word: /\bSie braucht\b|\bDas braucht Sie\b/, say: 'Zu erledigen' },
  { word: /\bper Mail\b|(?<!E-)\bMails?\b/, say: 'E-Mail' },
  { word: /\p{L}…| …/u, say: '… nach einem geschützten Leerzeichen' },
  { word: /\d [€%]|\d€/, say: 'ein geschütztes Leerzeichen vor € und %' },
]

/** What texts in English don't say. */
export const ruledOutInEnglish: readonly RuledOut[] = [
  { word: /\be-mail/i, say: 'email' },
  { word: /(?<!@)\bmails?\b/, say: 'email' },
  { word: /\bcan not\b|\bcan['’]t\b/, say: 'cannot' },
  { word: /\bpictures?\b/i, say: 'image' },
  { word: /\banew\b/, say: 'again' },
  { word: /\bdescribed again\b/i, say: 'regenerated' },
  { word: /\b(?:taken?|carried) over\b/i, say: 'existing text kept' },
  {
    word: /\bstands? (?:here|there|under|in|beside|below|before|after|above|only)\b/i,
    say: 'will appear here',
  },
  { word: /\bwhoever\b/i, say: 'anyone who' },
  { word: /\bsomebody\b/i, say: 'someone' },
  { word: /\beverybody\b/i, say: 'everyone' },
  { word: /\bmeanwhile\b/, say: 'in the meantime' },
  { word: /\bLook (?:at|closely)\b/, say: 'Review, View' },
  { word: /\b(?:is|not|stays) good\b|\bgood (?:until|for)\b/i, say: 'valid' },
  { word: /\bone a line\b|\bbetween (?:commas|semicolons)\b/, say: 'one per line, separated by commas' },
  { word: /\btop(?: it)? up\b/i, say: 'buy credit' },
  { word: /\b[Tt]urn to (?:the|an?|your)\b/, say: 'contact' },
  { word: /\bmake (?:an account|an? (?:new )?link|new codes)\b/i, say: 'create' },
  { word: /\b(?:take|taken) (?:the \w+ )?back\b/, say: 'undo' },
  { word: /\bwish of\b|\bmore wishes\b/i, say: 'more instructions' },
  { word: /\bimage address/i, say: 'image URL' },
  { word: /http\(s\)/, say: 'web address (https://…)' },
  { word: /[\d}] €|\d€/, say: '€ before the number' },
  { word: /\d %|\}\} %/, say: '% without a blank' },
  { word: /[a-z] …(?!”)/, say: '… without a blank' },
]

/** Texts that the product’s specification quotes, word for word. */
export const quotedAsTheyAre: ReadonlySet<string> = new Set([
  'If an account with this e-mail exists, a link was sent',
])
