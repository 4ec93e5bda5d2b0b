import type { UiLanguage } from '#contract/languages.ts'
import { wishNames } from '#contract/lists/columns/row-wishes.ts'

type Words = Record<UiLanguage, string>

const wishes = wishNames.map((name) => `\`${name}\``).join(', ')

/** What each call of API v1 does, in German; in English it is the call’s `summary`. */
export const germanSummaries: Record<string, string> = {
  'GET /api/v1/openapi.json': 'API v1 als OpenAPI-Dokument',
  'GET /api/v1/docs': 'Diese Seite; `?lang=de` oder `en`',
  'GET /api/v1/account':
    'Guthaben, Monatslimit, Preise, Sprachen und Limits des Kontos, zu dem das Token gehört',
  'POST /api/v1/images':
    'Ein Bild beschreiben lassen: als JSON mit `url` oder `base64`, oder als multipart/form-data mit seiner Datei in `file` und den übrigen Feldern als Texten. `Prefer: respond-async` antwortet sofort mit 202, wenn das Bild eine Adresse hat; andere werden beantwortet, sobald sie beschrieben sind',
  'GET /api/v1/account/usage':
    'Was jedes Token nach Monaten gekostet hat, der neueste zuerst; Monate ohne Kosten fehlen',
  'GET /api/v1/images':
    'Bilder mit der Kennung, die Sie ihnen gegeben haben, die neuesten zuerst; after: die älteren als dieses Bild',
  'GET /api/v1/images/{id}': 'Ein Bild, auch eines aus einer Liste',
  'PATCH /api/v1/images/{id}':
    'Die Texte eines Bildes berichtigen, freigeben, oder zwischen ihnen und einem Vorschlag entscheiden; die bisherigen bleiben aufbewahrt',
  'DELETE /api/v1/images/{id}':
    'Ein einzelnes Bild mit seinen Texten löschen; ein Bild einer Liste geht mit seinem Auftrag',
  'POST /api/v1/images/{id}/regenerate':
    'Ein Bild mit einem Wunsch neu beschreiben lassen: je Bild einmal, kostenlos. Seine Texte bleiben, die neuen stehen als `proposal` daneben',
  'POST /api/v1/jobs':
    'Einen Auftrag starten: bis zu 1.000 Bilder als JSON, oder eine Listendatei (CSV, JSON, NDJSON, XLSX) als multipart/form-data',
  'POST /api/v1/jobs/quote':
    'Was ein Auftrag wäre und kosten würde: nimmt dasselbe wie der Start, und beginnt nichts',
  'GET /api/v1/jobs': 'Die Aufträge des Kontos, die neuesten zuerst; after: die älteren als dieser Auftrag',
  'GET /api/v1/jobs/{id}': 'Ein Auftrag',
  'DELETE /api/v1/jobs/{id}':
    'Einen beendeten Auftrag mit seinen Bildern und Texten löschen; einzelne Bilder eines Tages teilen sich einen Auftrag und gehen zusammen',
  'GET /api/v1/jobs/{id}/images':
    'Die Bilder eines Auftrags in der Reihenfolge seiner Liste; after: die hinter dieser Stelle',
  'GET /api/v1/jobs/{id}/results.csv':
    'Ergebnisse als CSV: jede Spalte der Liste, dann die Texte. In UTF-8 mit Byte Order Mark (Python: `utf-8-sig`)',
  'GET /api/v1/jobs/{id}/results.json':
    'Ergebnisse als JSON: eine Liste der Bilder, jedes mit seiner Zeile der Liste',
  'GET /api/v1/jobs/{id}/results.ndjson':
    'Ergebnisse als NDJSON: je Zeile ein Bild, mit seiner Zeile der Liste',
  'GET /api/v1/jobs/{id}/results.xlsx': 'Ergebnisse als Tabelle: die Spalten der CSV, jede Zelle als Text',
  'GET /api/v1/jobs/{id}/failed.csv':
    'Die Zeilen der Liste, die keine Texte haben, mit dem Grund, sobald der Auftrag beendet ist',
  'GET /api/v1/jobs/{id}/events':
    'Der Fortschritt eines Auftrags als Ereignisstrom; `Last-Event-ID` setzt fort',
  'PATCH /api/v1/jobs/{id}':
    'Einen Auftrag benennen oder seine Labels ersetzen; ein leerer Name ist der seiner Datei',
  'POST /api/v1/jobs/{id}/stop': 'Einen Auftrag stoppen: Was gerade beschrieben wird, wird fertig',
  'POST /api/v1/jobs/{id}/retry': 'Die Zeilen ohne Texte als neuen Auftrag starten',
  'POST /api/v1/audits':
    'Die Bilder einer Seite prüfen, oder die einer Website anhand ihrer Sitemaps und Links; kostenlos',
  'GET /api/v1/audits': 'Die Prüfungen des Kontos, die neuesten zuerst; after: die älteren als diese Prüfung',
  'GET /api/v1/audits/{id}':
    'Eine Prüfung mit den ersten 50 Bildern, die Mängel haben; `….csv` hat alle Bilder',
  'GET /api/v1/audits/{id}.csv':
    'Die Bilder einer Prüfung als CSV, jedes mit Seite, Selektor, Alternativtext und Mängeln; als Liste eines Auftrags verwendbar',
  'POST /api/v1/audits/{id}/stop':
    'Eine Prüfung stoppen; was gefunden wurde, bleibt. Eine beendete bleibt, wie sie ist',
  'DELETE /api/v1/audits/{id}': 'Eine Prüfung löschen, mit allem, was sie gefunden hat',
  'GET /api/v1/webhooks': 'Die Webhooks des Kontos, die ältesten zuerst',
  'POST /api/v1/webhooks':
    'Einen Webhook anlegen; das Geheimnis, mit dem er unterschreibt, steht nur in dieser Antwort',
  'GET /api/v1/webhooks/{id}': 'Ein Webhook',
  'PATCH /api/v1/webhooks/{id}':
    'Ändern, wohin ein Webhook geht, was er erfährt, oder ob er eingeschaltet ist',
  'DELETE /api/v1/webhooks/{id}': 'Einen Webhook entfernen, und was er noch erfahren hätte',
  'POST /api/v1/webhooks/{id}/test': 'Einem Webhook ein Ereignis der Art `test` schicken',
  'POST /api/v1/webhooks/{id}/rotate':
    'Einem Webhook ein anderes Geheimnis geben; das bisherige unterschreibt 24 Stunden lang mit',
  'GET /api/v1/webhooks/{id}/deliveries':
    'Was einem Webhook in 30 Tagen geschickt wurde, das neueste zuerst; after: was davor entstand',
  'PATCH /api/v1/webhooks/{id}/deliveries/{deliveryId}':
    'Melden, was die Adresse antwortete, an die eine Zustellung eines lokalen Webhooks weitergegeben wurde',
  'POST /api/v1/webhooks/{id}/deliveries/{deliveryId}/resend':
    'Eine Zustellung sofort noch einmal schicken, mit derselben Kennung',
}

/**
 * What fields of API v1 mean, by name; what lies before it in its path can be before it, up to the name of its schema or call:
 * `Quote.images.free`. The OpenAPI document has the English ones.
 */
export const fieldWords: Record<string, Words> = {
  sincePrevious: {
    de: 'Die Unterschiede zur vorigen vollständigen Prüfung derselben Adresse; `null` ohne eine',
    en: 'The differences to the previous completed audit of the same address; `null` without one',
  },
  'pages.walled': {
    de: 'Gelesen, aber Besucher sehen etwas anderes: eine Anmeldung, eine Frage nach Cookies, eine Prüfung auf Roboter oder was ein Skript zeichnet',
    en: 'Read, but visitors see something else: a login, a question about cookies, a check for robots, or what a script draws',
  },
  affordable: {
    de: 'Guthaben, Monatslimit, Limit des Tokens und `maxCost` reichen dafür',
    en: 'The balance, the monthly limit, the token’s cap and `maxCost` suffice',
  },
  month: { de: 'Ein Monat der Buchführung, wie `2026-11`', en: 'A month of the books, as `2026-11`' },
  tag: {
    de: 'Dasselbe wie `code`',
    en: 'The same as `code`',
  },
  total: { de: 'Wie viele es auf allen Seiten sind', en: 'How many there are on all pages' },
  'images.total': { de: 'Alle zusammen', en: 'All of them' },
  'pictures.total': { de: 'Alle zusammen', en: 'All of them' },
  'pictures.decorative': {
    de: 'Mit Absicht ohne Text: vor Screenreadern verborgen, oder mit leerem Alternativtext',
    en: 'Without a text on purpose: hidden from screen readers, or with an empty alt text',
  },
  updatedAt: {
    de: 'Wann es fertig wurde, oder wann seine Texte oder seine Freigabe zuletzt geändert wurden; null: Es ist nicht fertig',
    en: 'When it was done, or its texts or its approval last changed; null: it is not done',
  },

  ready: {
    de: 'Ob Bilder beschrieben werden können: Für dieses Konto ist ein KI-Schlüssel bereit',
    en: 'Whether images can be described: an AI key is ready for this account',
  },
  balanceCents: {
    de: 'Cent, die ausgegeben werden können; Vorgemerktes ist abgezogen',
    en: 'Cents that can be spent; what is held is taken off',
  },
  heldCents: {
    de: 'Cent, die für laufende Aufträge vorgemerkt sind',
    en: 'Cents that are held for running jobs',
  },
  monthlyCapCents: {
    de: 'Cent, die dieses Token in einem Monat ausgeben darf; null: ohne Limit',
    en: 'Cents that this token may spend in a month; null: no cap',
  },
  spentThisMonthCents: {
    de: 'Cent, die dieses Token in diesem Monat ausgegeben hat oder vorgemerkt hält',
    en: 'Cents that this token has spent or holds in this month',
  },
  pricesCents: {
    de: 'Cent eines Bildes nach der Zahl seiner Sprachen: zuerst für eine, dann für zwei und so weiter',
    en: 'Cents of one image by the number of its languages: first for one, then for two, and so on',
  },

  stopped: {
    de: 'Jemand hat ihn gestoppt; was gerade lief, wurde fertig',
    en: 'Someone stopped it; images in progress were finished',
  },
  problem: {
    de: 'Warum es nicht gelang oder pausiert, als Code und als Satz; sonst null',
    en: 'Why it failed or is paused, as a code and a sentence; null otherwise',
  },
  'images.carried': {
    de: 'Weitere Zeilen, die schon einen Alternativtext hatten und behielten',
    en: 'Rows beside these that had an alt text and kept it',
  },
  'images.free': {
    de: 'Davon gelungen und kostenlos, weil sie ein anderes Bild wiederholen',
    en: 'Of those that succeeded: they repeat another image and cost nothing',
  },
  priceCents: { de: 'Cent eines Bildes', en: 'Cents of one image' },
  estimatedCents: {
    de: 'Cent, die vorgemerkt sind, solange er läuft: der Preis, wenn jedes Bild gelingt',
    en: 'Cents that are held while it runs: what it costs if every image succeeds',
  },
  costCents: {
    de: 'Cent für das bisher Gelungene; am Ende der Betrag, der abgebucht wurde',
    en: 'Cents for what has succeeded so far; what was charged once it has ended',
  },
  retriedAs: {
    de: 'Der Auftrag, der aus den Zeilen ohne Texte gemacht wurde',
    en: 'The job that was made of what this one left without texts',
  },

  position: { de: 'Seine Stelle im Auftrag, von 1 an', en: 'Its place in the job, from 1' },
  wanted: { de: 'Die der Liste oder des Aufrufs', en: 'Those of the list or the call' },
  used: { de: 'Davon die, die in den Texten vorkommen', en: 'Of those, the ones that the texts use' },
  decorative: { de: 'Seine Alternativtexte sind mit Absicht leer', en: 'Its alt texts are empty on purpose' },
  needed: {
    de: 'Seine Texte verletzen eine Regel, und niemand hat sie freigegeben',
    en: 'Its texts break a rule, and nobody has approved them',
  },
  sameAs: {
    de: 'Das Bild, dessen Texte es hat, weil es dasselbe Bild mit demselben Kontext ist',
    en: 'The image whose texts it has, because it is the same image with the same context',
  },
  model: { de: 'Welches Modell die Texte schrieb', en: 'Which model wrote the texts' },
  promptVersion: { de: 'Nach welcher Fassung des Prompts', en: 'To which version of the prompt' },
  externalId: {
    de: 'Ihre eigene Kennung des Bildes; sie muss nicht eindeutig sein',
    en: 'Your own id of the image; it need not be unique',
  },
  chargedCents: { de: 'Cent, die dafür abgebucht wurden', en: 'Cents that it was charged' },
  base64: {
    de: 'Der Inhalt der Datei; was größer ist als ein Aufruf sein darf, kommt als Formular',
    en: 'The bytes of the file; what is larger than the body of a call may be comes as a form',
  },
  context: {
    de: 'Wovon das Bild handelt, und Schlagwörter für seine Texte',
    en: 'What the image is about, and keywords for its texts',
  },
  linkTarget: { de: 'Wohin ein Klick auf das Bild führt', en: 'Where a click on the image leads' },
  prompt: {
    de: 'Ein eigener Prompt anstelle des üblichen',
    en: 'A prompt of your own in place of the usual one',
  },
  brand: { de: 'Die Marke, um die es geht', en: 'The brand that it is about' },
  product: { de: 'Das Produkt, um das es geht', en: 'The product that it is about' },
  altPrefix: {
    de: 'Kommt vor jeden Alternativtext, der nicht leer ist',
    en: 'Added before every alt text that is not empty',
  },
  altSuffix: {
    de: 'Kommt hinter jeden Alternativtext, der nicht leer ist',
    en: 'Added after every alt text that is not empty',
  },

  formerSecretUntil: {
    de: 'Bis wann auch das vorige Geheimnis unterschreibt; null: nicht mehr',
    en: 'Until when the secret before the current one also signs; null: it does not',
  },
  formerUntil: {
    de: 'Bis wann auch das vorige Geheimnis unterschreibt',
    en: 'Until when the secret before the new one also signs',
  },
  olderEnded: {
    de: 'Ein noch älteres hat bis jetzt mit unterschrieben und tut es nicht mehr: nur die neuesten zwei gelten',
    en: 'A still older one also signed until now, and no longer does: only the newest two do',
  },
  endFormerSecret: {
    de: '`true`: Das vorige Geheimnis unterschreibt ab sofort nicht mehr',
    en: '`true`: the secret before the current one stops signing now',
  },
  payload: { de: 'Der Inhalt, wie er gesendet wurde', en: 'The body as it was sent' },
  attempts: {
    de: 'Wie oft es versucht wurde, auch vor einem erneuten Senden',
    en: 'How often it was tried, also before it was sent again',
  },
  missingLanguages: {
    de: 'Sprachen des Auftrags, in denen ein Bild mit dem Stand `carried` keinen Text hat',
    en: 'Languages of the job in which an image of the state `carried` has no text',
  },
  offBecause: {
    de: 'Null: Er erfährt, was geschieht. Sonst, warum nicht: Sie, der Empfänger (410), oder fünf Tage ohne Erfolg',
    en: 'Null: it is told what happens. Else why not: you, the receiver (410), or five days without success',
  },
  isOn: {
    de: '`true` nimmt auch einen Webhook wieder auf, der abgeschaltet wurde',
    en: '`true` also takes up a webhook that was switched off',
  },
  deliveryId: { de: 'Die `webhook-id` jedes Versuchs', en: 'The `webhook-id` of each of its attempts' },
  lastStatus: { de: 'Was der Empfänger zuletzt antwortete', en: 'What the receiver answered last' },
  lastFault: {
    de: 'Warum der letzte Versuch nicht gelang; null: er gelang, oder es gab keinen',
    en: 'Why the last attempt did not succeed; null: it did, or there was none',
  },
  lastTookMs: { de: 'Millisekunden bis zu dieser Antwort', en: 'Milliseconds until that answer' },
  nextAt: {
    de: 'Wann der nächste Versuch ist; null: keiner mehr',
    en: 'When it is sent next; null: not any more',
  },

  username: { de: 'Der Name, mit dem man sich anmeldet', en: 'The name to sign in with' },
  scopes: {
    de: 'Was das Token darf; Schreiben schließt Lesen ein',
    en: 'What the token can do; writing includes reading',
  },
  expiresAt: { de: 'Wann es abläuft; null: nie', en: 'When it expires; null: never' },
  'languages.code': {
    de: 'Das Kürzel nach BCP 47; Antworten nennen die Sprache, wie sie gesendet wurde',
    en: 'The code by BCP 47; answers use the code that was sent',
  },
  limits: {
    de: 'Wie groß Aufträge und Dateien sein dürfen, und wie viele Starts möglich sind',
    en: 'How large jobs and files can be, and how many starts are possible',
  },
  uploadMegabytes: { de: 'Megabyte einer Listendatei', en: 'Megabytes of a list file' },
  pictureMegabytes: { de: 'Megabyte einer Bilddatei', en: 'Megabytes of an image file' },
  startsPerHour: {
    de: 'Aufträge, die das Konto in einer Stunde starten kann; mit Testtokens zählen sie für sich',
    en: 'Jobs that the account can start in an hour; those with test tokens count separately',
  },
  usage: { de: 'Ein Eintrag für jedes Token und jeden Monat', en: 'An entry for each token and month' },
  end: {
    de: 'Warum die Prüfung endete; null, solange sie wartet oder läuft',
    en: 'Why the audit ended; null while it waits or runs',
  },
  code: { de: 'Der Name, nach dem ein Programm verzweigt', en: 'The name by which a program branches' },
  message: {
    de: 'Ein Satz für Menschen, in der Sprache von `Accept-Language`',
    en: 'A sentence for people, in the language of `Accept-Language`',
  },
  'pages.read': { de: 'Gelesen', en: 'Read' },
  'pages.waiting': { de: 'Gefunden und noch nicht besucht', en: 'Found, and not visited yet' },
  'pages.failed': { de: 'Nicht erreichbar oder nicht lesbar', en: 'Not reachable or not readable' },
  'pages.skipped': {
    de: 'Von robots.txt verboten, keine Seite oder dieselbe wie eine andere',
    en: 'Forbidden by robots.txt, no page, or the same as another page',
  },
  withFaults: { de: 'Mit mindestens einem Mangel', en: 'With at least one fault' },
  'pictures.faults': { de: 'Wie viele Bilder jede Regel verletzen', en: 'How many images break each rule' },
  faults: { de: 'Die Regeln, die das Bild verletzt', en: 'The rules that the image breaks' },
  createdAt: { de: 'Wann es angelegt wurde', en: 'When it was created' },
  finishedAt: { de: 'Wann es endete; null: noch nicht', en: 'When it ended; null: not yet' },
  findings: {
    de: 'Die ersten 50 Bilder mit Mängeln, die schwersten zuerst',
    en: 'The first 50 images with faults, worst first',
  },
  form: {
    de: 'Wie das Bild auf der Seite steht; `sitemap`: nur eine Sitemap nennt es',
    en: 'How the image is on the page; `sitemap`: only a sitemap names it',
  },
  alt: { de: 'Sein `alt`; null: Das Attribut fehlt', en: 'Its `alt`; null: the attribute is absent' },
  label: { de: 'Was ihm anstelle von `alt` einen Namen gibt', en: 'What names it instead of `alt`' },
  caption: { de: 'Seine Bildunterschrift', en: 'Its caption' },
  heading: { de: 'Die Überschrift davor', en: 'The heading before it' },
  language: { de: 'Die Sprache der Seite an dieser Stelle', en: 'The language of the page at this place' },
  selector: {
    de: 'Ein CSS-Selektor, der es auf der Seite findet',
    en: 'A CSS selector that finds it on the page',
  },
  page: { de: 'Die erste Seite, die es zeigt', en: 'The first page that shows it' },
  title: { de: 'Ihr Titel', en: 'Its title' },
  pageCount: { de: 'Wie viele Seiten es zeigen', en: 'How many pages show it' },
  rule: { de: 'Die Regel, nach der ein Programm verzweigt', en: 'The rule by which a program branches' },
  altText: {
    de: 'Der Alternativtext; leer, wenn das Bild dekorativ ist',
    en: 'The alt text; empty if the image is decorative',
  },
  description: { de: 'Die Beschreibung, ein bis drei Sätze', en: 'The description, one to three sentences' },
  purpose: { de: 'Wozu das Bild dient', en: 'What the image is for' },
  review: {
    de: 'Ob die Texte geprüft werden sollten, und warum',
    en: 'Whether the texts should be reviewed, and why',
  },
  reasons: { de: 'Die Regeln, die sie verletzen', en: 'The rules that they break' },
  edited: {
    de: 'Jemand oder ein Programm hat die Texte geändert',
    en: 'Someone or a program has edited the texts',
  },
  approved: {
    de: 'Jemand oder ein Programm hat die Texte freigegeben',
    en: 'Someone or a program has approved the texts',
  },
  'images.succeeded': { de: 'Davon mit Texten', en: 'Of those with texts' },
  'images.failed': {
    de: 'Davon gescheitert; sie kosten nichts',
    en: 'Of those that failed; they cost nothing',
  },
  notices: {
    de: 'Was beim Lesen der Liste entschieden wurde',
    en: 'What was decided when the list was read',
  },
  job: {
    de: 'Der Auftrag, wie ihn `GET /api/v1/jobs/{id}` nennt',
    en: 'The job as `GET /api/v1/jobs/{id}` has it',
  },
  image: { de: 'Das Bild, das fertig wurde', en: 'The image that is done' },
  doneAt: { de: 'Wann es fertig wurde', en: 'When it was done' },
  source: { de: 'Seine Zeile der Liste', en: 'Its row of the list' },
  webhooks: { de: 'Alle Webhooks des Kontos', en: 'All webhooks of the account' },
  webhook: { de: 'Der Webhook ohne sein Geheimnis', en: 'The webhook without its secret' },
  events: { de: 'Was er erfährt', en: 'What it is told of' },
  failingSince: {
    de: 'Seit wann jede Zustellung scheitert; null: die letzte gelang',
    en: 'Since when each delivery has failed; null: the last one succeeded',
  },
  timestamp: { de: 'Wann es geschah', en: 'When it happened' },
  data: {
    de: 'Worauf es sich bezieht, mit den Kennungen für weitere Aufrufe',
    en: 'What it is about, with the ids for further calls',
  },
  type: { de: 'Was für ein Ereignis es ist', en: 'What kind of event it is' },
  deliveredAt: { de: 'Wann es gelang; null: noch nicht', en: 'When it succeeded; null: not yet' },
  style: { de: 'Der Stil der Texte', en: 'The style of the texts' },
  'Account.languages': {
    de: 'Die eingebauten Sprachen',
    en: 'The built-in languages',
  },
  'Account.livemode': {
    de: '`false`: Es ist ein Testtoken',
    en: '`false`: it is a test token',
  },
  'Account.token': {
    de: 'Das Token, mit dem gefragt wird',
    en: 'The token that asks',
  },
  'token.id': {
    de: 'Die Nummer des Tokens',
    en: 'The token’s number',
  },
  'token.name': {
    de: 'Wie das Token heißt',
    en: 'What the token is called',
  },
  'languages.name': {
    de: 'Wie die Sprache heißt, in der Sprache von `Accept-Language`',
    en: 'What the language is called, in the language of `Accept-Language`',
  },
  imagesPerJob: {
    de: 'Bilder in einem Auftrag',
    en: 'Images in a job',
  },
  'usage.token': {
    de: 'Das Token, das bezahlt hat',
    en: 'The token that paid',
  },
  'usage.chargedCents': {
    de: 'Cent, die ihm in diesem Monat berechnet wurden',
    en: 'Cents that it was charged in this month',
  },
  'usage.heldCents': {
    de: 'Cent, die für Laufendes vorgemerkt sind',
    en: 'Cents held for what runs',
  },
  livemode: {
    de: '`false`: Es gehört zum Testmodus',
    en: '`false`: it belongs to test mode',
  },
  'Job.id': {
    de: 'Die Nummer des Auftrags, mit der Aufrufe ihn nennen',
    en: 'The number of the job, by which calls name it',
  },
  'Job.status': {
    de: 'Wo der Auftrag steht; `completed` und `failed` sind das Ende',
    en: 'Where the job stands; `completed` and `failed` are the end',
  },
  'Job.filename': {
    de: 'Wie seine Liste heißt; kamen Bilder ohne eine, die Liste, die der Server daraus machte',
    en: 'What its list is called; if images came without one, the list that the server made of them',
  },
  'Job.name': {
    de: 'Wie der Auftrag heißt; ohne eigenen Namen wie seine Liste oder wie die Bilder, die gesendet wurden',
    en: 'What the job is called; without a name of its own, as its list or as the images that were sent',
  },
  'Job.labels': {
    de: 'Seine Labels, etwa der Name eines Kunden',
    en: 'Its labels, such as a client’s name',
  },
  'Job.languages': {
    de: 'Die Sprachen seiner Texte, wie sie gesendet wurden',
    en: 'The languages of its texts, as they were sent',
  },
  'Job.images': {
    de: 'Wie viele Bilder er hat, und was aus ihnen geworden ist',
    en: 'How many images it has, and what has become of them',
  },
  'Quote.images': {
    de: 'Wie viele Bilder es wären',
    en: 'How many images it would have',
  },
  'Quote.images.carried': {
    de: 'Weitere Zeilen, die schon einen Alternativtext haben und behielten',
    en: 'Rows beside these that have an alt text and would keep it',
  },
  'Quote.images.free': {
    de: 'Davon kostenlos, weil sie ein anderes Bild wiederholen',
    en: 'Of those, the ones that repeat another image and would cost nothing',
  },
  'Quote.costCents': {
    de: 'Cent, wenn jedes Bild gelingt',
    en: 'Cents if every image succeeds',
  },
  'Quote.reason': {
    de: 'Der Code, mit dem ein Start wegen der Kosten abgelehnt würde; `null`: Er ist bezahlbar',
    en: 'The code with which a start would be refused for its cost; `null`: it is affordable',
  },
  'Image.id': {
    de: 'Sein Auftrag und seine Stelle darin, wie `42-1`; so nennen es Aufrufe',
    en: 'Its job and its place in it, such as `42-1`, by which calls name it',
  },
  'image.id': {
    de: 'Sein Auftrag und seine Stelle darin, wie `42-1`; so nennen es Aufrufe',
    en: 'Its job and its place in it, such as `42-1`, by which calls name it',
  },
  'images.id': {
    de: 'Sein Auftrag und seine Stelle darin, wie `42-1`; so nennen es Aufrufe',
    en: 'Its job and its place in it, such as `42-1`, by which calls name it',
  },
  jobId: {
    de: 'Sein Auftrag. Einzelne Bilder eines Tages teilen sich einen: Wer ihn löscht, löscht sie alle',
    en: 'Its job. Single images of one day share one: deleting it deletes them all',
  },
  'Image.url': {
    de: 'Die Adresse des Bildes; `upload:` und sein Name, wenn die Datei selbst kam; in einem ZIP sein Pfad',
    en: 'The address of the image; `upload:` and its name if the file itself was sent; its path in a ZIP',
  },
  filename: {
    de: 'Der Dateiname des Bildes',
    en: 'The file name of the image',
  },
  state: {
    de: '`carried`: hatte einen Alternativtext und behielt ihn. `skipped`: Der Auftrag wurde vorher gestoppt',
    en: '`carried`: it had an alt text and kept it. `skipped`: the job was stopped before it',
  },
  'Image.problem': {
    de: 'Warum es keine Texte hat, als Code und als Satz; sonst null',
    en: 'Why it has no texts, as a code and a sentence; null otherwise',
  },
  'image.problem': {
    de: 'Warum es keine Texte hat, als Code und als Satz; sonst null',
    en: 'Why it has no texts, as a code and a sentence; null otherwise',
  },
  texts: {
    de: 'Die Texte, nach Sprachen',
    en: 'The texts, by language',
  },
  keywords: {
    de: 'Die gewünschten Schlagwörter, und welche davon die Texte verwenden',
    en: 'The keywords that were wanted, and which of them the texts use',
  },
  proposal: {
    de: 'Texte neben den eigenen, bis jemand zwischen ihnen entscheidet',
    en: 'Texts beside its own, until someone decides between them',
  },
  metadata: {
    de: 'Was mitgegeben wurde, unverändert',
    en: 'What was given along, unchanged',
  },
  'ReviewReason.languages': {
    de: 'In welchen Sprachen',
    en: 'In which languages',
  },
  'findImages.images': {
    de: 'Eine Seite der Liste',
    en: 'One page of the list',
  },
  'listImages.images': {
    de: 'Eine Seite der Liste',
    en: 'One page of the list',
  },
  jobs: {
    de: 'Eine Seite der Liste',
    en: 'One page of the list',
  },
  audits: {
    de: 'Eine Seite der Liste',
    en: 'One page of the list',
  },
  deliveries: {
    de: 'Eine Seite der Liste',
    en: 'One page of the list',
  },
  'Audit.id': {
    de: 'Die Nummer der Prüfung, mit der Aufrufe sie nennen',
    en: 'The number of the audit, by which calls name it',
  },
  'Audit.url': {
    de: 'Die Seite, Sitemap oder Website, die geprüft wird',
    en: 'The page, sitemap or website that is audited',
  },
  depth: {
    de: '`page`: eine Seite; `site`: die Website',
    en: '`page`: one page; `site`: the website',
  },
  maxPages: {
    de: 'Wie viele Seiten höchstens gelesen werden',
    en: 'How many pages are read at most',
  },
  'Audit.status': {
    de: 'Wo die Prüfung steht; `end` sagt, warum sie endete',
    en: 'Where the audit stands; `end` says why it ended',
  },
  'Audit.pages': {
    de: 'Wie viele Seiten gefunden wurden, und was aus ihnen geworden ist',
    en: 'How many pages were found, and what has become of them',
  },
  'Audit.pictures': {
    de: 'Wie viele Bilder gefunden wurden, und wie viele davon Mängel haben',
    en: 'How many images were found, and how many of them have faults',
  },
  'sincePrevious.id': {
    de: 'Die Nummer der vorigen Prüfung',
    en: 'The number of the previous audit',
  },
  'sincePrevious.createdAt': {
    de: 'Wann die vorige Prüfung angelegt wurde',
    en: 'When the previous audit was created',
  },
  'sincePrevious.withFaults': {
    de: 'Wie viele Bilder mit Mängeln mehr es sind; negativ: weniger',
    en: 'How many more images have faults; negative: fewer',
  },
  'sincePrevious.faults': {
    de: 'Dasselbe für jede Regel',
    en: 'The same for each rule',
  },
  'AuditedImage.id': {
    de: 'Die Nummer des Bildes in dieser Prüfung',
    en: 'The number of the image in this audit',
  },
  'AuditedImage.url': {
    de: 'Die Adresse des Bildes; leer, wenn es keine eigene hat',
    en: 'The address of the image; empty if it has none of its own',
  },
  'AuditedImage.role': {
    de: 'Was die Seite aus ihm macht',
    en: 'What the page makes of it',
  },
  'AuditedImage.linkTarget': {
    de: 'Wohin ein Klick auf das Bild führt; leer: nirgendwohin',
    en: 'Where a click on the image leads; empty: nowhere',
  },
  'page.url': {
    de: 'Die Adresse der Seite',
    en: 'The address of the page',
  },
  'Webhook.id': {
    de: 'Die Nummer des Webhooks, mit der Aufrufe ihn nennen',
    en: 'The number of the webhook, by which calls name it',
  },
  'Webhook.url': {
    de: 'Wohin seine Ereignisse gehen',
    en: 'Where its events go',
  },
  'Webhook.livemode': {
    de: '`false`: Er erfährt von Testdaten, und von nichts anderem',
    en: '`false`: it is told of test data, and of nothing else',
  },
  isLocal: {
    de: 'Gesendet wird nichts: Ein Programm wie `bildwort listen` holt die Zustellungen ab und gibt sie an `url` weiter, auch an `localhost`',
    en: 'Nothing is sent: a program such as `bildwort listen` fetches the deliveries and forwards them to `url`, which can be at `localhost`',
  },
  'createWebhook.secret': {
    de: 'Womit der Webhook unterschreibt; kein anderer Aufruf nennt es. Eine Wiederholung mit demselben `Idempotency-Key` hat es, solange es nicht ersetzt ist',
    en: 'What the webhook signs with; no other call answers it. A repeat with the same `Idempotency-Key` has it until it is replaced',
  },
  'rotateWebhookSecret.secret': {
    de: 'Das neue Geheimnis; kein anderer Aufruf nennt es. Eine Wiederholung mit demselben `Idempotency-Key` hat es, solange es nicht ersetzt ist',
    en: 'The new secret; no other call answers it. A repeat with the same `Idempotency-Key` has it until it is replaced',
  },
  'WebhookDelivery.id': {
    de: 'Die `webhook-id` jedes Versuchs',
    en: 'The `webhook-id` of each of its attempts',
  },
  event: {
    de: 'Die Art des Ereignisses',
    en: 'The type of the event',
  },
  'WebhookDelivery.url': {
    de: 'Die Adresse, die ihr Auftrag nennt (`webhookUrl`); null: die des Webhooks',
    en: 'The address that its job names (`webhookUrl`); null: that of the webhook',
  },
  'WebhookDelivery.state': {
    de: 'Was daraus geworden ist',
    en: 'What has become of it',
  },
  'data.jobId': {
    de: 'Der Auftrag',
    en: 'The job',
  },
  'data.images': {
    de: 'Die Bilder, höchstens 500',
    en: 'The images, 500 at most',
  },
  'data.reason': {
    de: 'Warum er wartet, als Code',
    en: 'Why it waits, as a code',
  },
  'data.auditId': {
    de: 'Die Prüfung',
    en: 'The audit',
  },
  'data.webhookId': {
    de: 'Der Webhook',
    en: 'The webhook',
  },
  'data.thresholdCents': {
    de: 'Die Schwelle, die unterschritten ist',
    en: 'The threshold that it has fallen below',
  },
  'data.tokenId': {
    de: 'Die Nummer des Tokens',
    en: 'The token’s number',
  },
  'data.name': {
    de: 'Wie das Token heißt',
    en: 'What the token is called',
  },
  'data.start': {
    de: 'Womit es beginnt',
    en: 'How it begins',
  },
}

/** The same of parameters and of the fields of requests, which have the words above where there are none here. */
export const requestWords: Record<string, Words> = {
  caption: { de: 'Die Bildunterschrift auf der Seite', en: 'The caption on the page' },
  pageTitle: { de: 'Der Titel der Seite, auf der es steht', en: 'The title of the page that it is on' },
  wish: { de: 'Was an den neuen Texten anders sein soll', en: 'What should be different in the new texts' },
  only: { de: 'Nur Bilder mit dieser Eigenschaft', en: 'Only images with this property' },
  after: {
    de: 'Die letzte Kennung oder Stelle der Seite davor',
    en: 'The last id or position of the page before',
  },
  depth: {
    de: '`page`: diese Seite, oder die Seiten dieser Sitemap; `site`: die Website, anhand ihrer Sitemaps und Links',
    en: '`page`: this page, or the pages of this sitemap; `site`: the website, by its sitemaps and links',
  },
  maxPages: {
    de: 'Wie viele Seiten höchstens gelesen werden; höchstens, was die Installation zulässt',
    en: 'How many pages are read at most; at most what the installation allows',
  },
  webhookUrl: {
    de: 'Wohin die Ereignisse dieses Auftrags oder Bildes gehen, an der Stelle der Adresse des Webhooks `webhookId`, mit dessen Geheimnis sie unterschrieben sind',
    en: 'Where the events of this job or image go in place of the address of the webhook `webhookId`, whose secret signs them',
  },
  webhookId: {
    de: 'Der Webhook, der unter `webhookUrl` davon erfährt',
    en: 'The webhook that is told at `webhookUrl`',
  },
  imageHeaders: {
    de: 'Kopfzeilen, mit denen Bilder abgerufen werden, nach Host: `{"https://media.example.org":{"Authorization":"Bearer TOKEN"}}`. Nur dieser Host bekommt sie, auch über Weiterleitungen',
    en: 'Headers with which images are fetched, by host: `{"https://media.example.org":{"Authorization":"Bearer TOKEN"}}`. Only this host gets them, over redirects too',
  },
  include: {
    de: 'Codes von Fehlern, deren Bilder auch wiederholt werden, obwohl das selten hilft: `not_found`, wenn es die Bilder inzwischen gibt',
    en: 'Codes of problems whose images are retried, too, although that rarely helps: `not_found`, if the images are there by now',
  },
  stillFit: {
    de: 'Sprachen, deren Texte weiter passen, obwohl dieser Aufruf die einer anderen Sprache ändert; sie werden dann nicht als veraltet gemeldet',
    en: 'Languages whose texts still fit although this call edits those of another language; they are then not reported as outdated',
  },
  seen: {
    de: 'Die Texte, wie Sie sie gelesen haben: Haben sie sich seither geändert, ist es 409 `texts_changed`, und nichts ändert sich',
    en: 'The texts as you read them: if they have changed since, it is 409 `texts_changed`, and nothing changes',
  },
  lastStatus: {
    de: 'Was die Adresse antwortete; null: nichts',
    en: 'What the address answered; null: nothing',
  },
  updatedAfter: {
    de: 'Nur Bilder, die nach dieser Zeit fertig wurden oder geändert wurden. Nehmen Sie eine Minute Abstand: Was gerade geschieht, ist einen Augenblick später zu sehen',
    en: 'Only images that were done or changed after this time. Leave a minute’s margin: what happens right now is seen a moment later',
  },
  label: {
    de: 'Nur Aufträge mit diesem Label',
    en: 'Only jobs with this label',
  },
  createdAfter: {
    de: 'Nur Aufträge, die nach dieser Zeit begannen',
    en: 'Only jobs that began after this time',
  },
  createdBefore: {
    de: 'Nur Aufträge, die vor dieser Zeit begannen',
    en: 'Only jobs that began before this time',
  },
  limit: { de: 'Wie viele höchstens kommen', en: 'How many come at most' },
  rule: {
    de: 'Ihre Texte verletzen diese Regel und sind nicht freigegeben',
    en: 'Their texts break this rule and are not approved',
  },
  altTextMin: {
    de: 'Ein Alternativtext hat, in irgendeiner Sprache, mindestens so viele Zeichen',
    en: 'An alt text, in any language, has at least this many characters',
  },
  altTextMax: {
    de: 'Derselbe Alternativtext hat höchstens so viele; 0: er ist leer',
    en: 'The same alt text has at most this many; 0: it is empty',
  },
  delimiter: { de: 'Was die Zellen trennt', en: 'What separates the cells' },
  'Idempotency-Key': {
    de: 'Eine Wiederholung mit demselben Schlüssel tut 24 Stunden lang nichts ein zweites Mal',
    en: 'A repeat with the same key does nothing a second time, for 24 hours',
  },
  'Accept-Language': {
    de: 'Die Sprache der Sätze für Menschen, etwa von Fehlern: `de` oder `en`',
    en: 'The language of sentences for people, such as errors: `en` or `de`',
  },
  Prefer: {
    de: '`respond-async`: sofort mit 202 antworten, wenn das Bild eine Adresse hat',
    en: '`respond-async`: answer 202 at once, if the image has an address',
  },
  'If-None-Match': {
    de: 'Das `ETag` einer früheren Antwort: 304 ohne Inhalt, solange sich nichts geändert hat',
    en: 'The `ETag` of an earlier answer: 304 without a body while nothing has changed',
  },
  'Last-Event-ID': {
    de: 'Setzt hinter der Nachricht mit dieser Kennung fort',
    en: 'Goes on after the message with this id',
  },
  total: {
    de: '`true`: Die Antwort sagt auch, wie viele es auf allen Seiten sind',
    en: '`true`: the answer also says how many there are on all pages',
  },
  'DescribeImageRequest.url': {
    de: 'Die Adresse des Bildes; sie oder `base64`',
    en: 'The address of the image; it or `base64`',
  },
  'StartJobRequest.images': {
    de: 'In der Reihenfolge ihrer Stellen; mehr als 1.000 kommen als Listendatei',
    en: 'In the order of their positions; more than 1,000 come as a list file',
  },
  'images.url': {
    de: 'Die Adresse des Bildes; mit `baseUrl` auch eine ohne Host',
    en: 'The address of the image; with `baseUrl` also one without a host',
  },
  filename: {
    de: 'Wie die Datei heißt; Wörter darin sind Schlagwörter',
    en: 'What the file is called: words in it are keywords',
  },
  languages: {
    de: 'Kürzel der eingebauten Sprachen (de, en, it, es, cs, hu, pl, sl; BCP 47, auch mit Region wie en-GB) oder Namen anderer; zusammen höchstens zehn. Antworten nennen sie, wie sie gesendet wurden',
    en: 'Codes of built-in languages (de, en, it, es, cs, hu, pl, sl; BCP 47, also with a region as in en-GB), or names of other ones; ten at most. Answers use the code that was sent',
  },
  role: {
    de: 'Wofür das Bild auf seiner Seite da ist',
    en: 'What the image is for on its page',
  },
  existingAlt: {
    de: 'Der Alternativtext, den es jetzt hat',
    en: 'The alt text that it has now',
  },
  keywords: {
    de: 'Wörter, die in die Texte sollen, wo sie passen',
    en: 'Words that the texts should use where they fit',
  },
  'StartJobRequest.keywords': {
    de: 'Wörter, die in die Texte aller Bilder sollen, wo sie passen',
    en: 'Words that the texts of all images should use where they fit',
  },
  avoidedKeywords: {
    de: 'Wörter, die in keinem Alternativtext stehen sollen; zusammen höchstens 500 Zeichen',
    en: 'Words that no alt text should say; at most 500 characters in all',
  },
  maxAltCharacters: {
    de: 'So lang darf ein Alternativtext höchstens sein, mit `altPrefix` und `altSuffix`',
    en: 'No alt text is longer than this, with `altPrefix` and `altSuffix`',
  },
  glossary: {
    de: 'Bevorzugte Begriffe, durch Semikolons oder Zeilenumbrüche getrennt',
    en: 'Preferred terms, separated by semicolons or line breaks',
  },
  metadata: {
    de: 'Was Sie mitgeben, um es zurückzubekommen: bis zu 20 Einträge zu 500 Zeichen',
    en: 'What you give along to have it back: up to 20 entries of 500 characters',
  },
  maxCost: {
    de: 'Cent, die es höchstens kosten darf; sonst `over_max_cost`, bevor etwas begonnen hat',
    en: 'Cents that it may cost at most; else `over_max_cost`, before anything has begun',
  },
  'DescribeImageForm.file': {
    de: 'Das Bild; seine Datei kommt zuletzt',
    en: 'The image; its file comes last',
  },
  'StartJobForm.file': {
    de: 'Die Liste, oder ein ZIP von Bildern; kann fehlen, wenn es `pictures` gibt. Sie kommt zuletzt',
    en: 'The list, or a ZIP of images; can be absent if there are `pictures`. It comes last',
  },
  pictures: {
    de: 'Die Bilder selbst, jedes mit seinem Pfad als Dateinamen, oder ZIP-Archive davon. Mit einer Liste als `file` sind deren Adressen diese Pfade',
    en: 'The images themselves, each with its path as file name, or ZIP archives of them. With a list as `file`, its URLs are these paths',
  },
  name: {
    de: 'Wie der Auftrag heißen soll; leer: wie seine Liste oder wie die Bilder, die gesendet werden',
    en: 'What to call the job; empty: as its list or as the images that are sent',
  },
  labels: {
    de: 'Labels des Auftrags, etwa der Name eines Kunden',
    en: 'Labels of the job, such as a client’s name',
  },
  baseUrl: {
    de: 'Wozu Adressen gehören, die keinen Host nennen',
    en: 'What addresses without a host are below',
  },
  usesFileNotes: {
    de: 'Verwenden, was die Bilddateien über ihre Bilder sagen (IPTC, XMP, EXIF)',
    en: 'Use what the image files say about their images (IPTC, XMP, EXIF)',
  },
  onlyMissing: {
    de: 'Vorhandene Alternativtexte behalten: Bilder mit einem werden nicht beschrieben',
    en: 'Keep existing alt texts: images that have one are not described',
  },
  replaceWeak: {
    de: 'Mit `onlyMissing`: auch Bilder beschreiben, deren vorhandener Alternativtext gegen eine Regel verstößt',
    en: 'With `onlyMissing`: describe the images whose existing alt text breaks a rule, too',
  },
  countRepeatsOnce: {
    de: 'Wiederholte Bilder nur einmal berechnen',
    en: 'Charge repeated images only once',
  },
  maxImages: {
    de: '`all` oder wie viele Bilder der Liste höchstens beschrieben werden',
    en: '`all`, or how many images of the list are described at most',
  },
  format: {
    de: 'Das Format, in dem die App die Ergebnisse zuerst anbietet',
    en: 'The format in which the app offers the results first',
  },
  urlColumn: {
    de: 'Die Spalte mit den Bildadressen; ohne sie wird sie erkannt',
    en: 'The column with the image URLs; without it, it is recognised',
  },
  contextColumn: {
    de: 'Die Spalte mit dem Kontext',
    en: 'The column with the context',
  },
  externalIdColumn: {
    de: 'Die Spalte mit Ihren eigenen Kennungen, etwa Artikelnummern: `externalId` der Bilder. Ohne das Feld ist es eine Spalte, die `externalId` heißt',
    en: 'The column with your own ids, such as SKUs: the `externalId` of the images. Without it, a column that is called `externalId`',
  },
  wishColumns: {
    de: `Welche Spalte was sagt, null: keine. Möglich sind ${wishes}; was fehlt, wird erkannt`,
    en: `Which column says what, null: none. Possible are ${wishes}; what is absent is recognised`,
  },
  sheet: {
    de: 'Das Blatt einer Excel-Datei; ohne das Feld das erste mit Text, oder das mit den meisten Adressen',
    en: 'The sheet of an Excel file; without it, the first with text, or the one with the most addresses',
  },
  table: {
    de: '`found`: die Tabelle wird an ihren Zeilen erkannt; `plain`: die erste Zeile entscheidet allein',
    en: '`found`: the table is found by its rows; `plain`: the first line alone decides',
  },
  strict: {
    de: 'Die Liste ablehnen, wenn sie anders als nach der ersten Zeile gelesen würde',
    en: 'Refuse the list where it would be read otherwise than by its first line',
  },
  again: {
    de: 'Auch, wenn das schon einmal geschehen ist',
    en: 'Also when that was done before',
  },
  'ChangeJobRequest.labels': {
    de: 'Seine Labels anstelle der bisherigen',
    en: 'Its labels in place of the current ones',
  },
  'EditImageRequest.texts': {
    de: 'Die Texte, die Sie ändern, nach Sprachen',
    en: 'The texts that you change, by language',
  },
  'EditImageRequest.approved': {
    de: '`true`: Die Texte freigeben; `false`: die Freigabe zurücknehmen',
    en: '`true`: approve the texts; `false`: undo the approval',
  },
  'EditImageRequest.proposal': {
    de: '`take`: Die vorgeschlagenen Texte ersetzen die bisherigen; `keep`: die bisherigen bleiben. Mit keinem anderen Feld zusammen',
    en: '`take`: the proposed texts replace the current ones; `keep`: the current ones stay. Not together with other fields',
  },
  'StartAuditRequest.url': {
    de: 'Die Seite, Sitemap oder Website; ohne Schema gilt https',
    en: 'The page, sitemap or website; without a scheme, https applies',
  },
  'CreateWebhookRequest.url': {
    de: 'Wohin die Ereignisse gehen',
    en: 'Where the events go',
  },
  'ChangeWebhookRequest.url': {
    de: 'Wohin die Ereignisse gehen',
    en: 'Where the events go',
  },
  months: {
    de: 'Wie viele Monate, der laufende mitgezählt',
    en: 'How many months, with the current one',
  },
  kind: {
    de: '`list`: Aufträge mit einer Liste. `single`: die Tage, an denen einzelne Bilder kamen',
    en: '`list`: jobs with a list. `single`: the days on which single images came',
  },
  'listJobs.status': {
    de: 'Nur Aufträge mit diesem Stand',
    en: 'Only jobs with this status',
  },
  'listImages.state': {
    de: 'Nur Bilder mit diesem Stand. `carried`: hatte einen Alternativtext und behielt ihn. `skipped`: Der Auftrag wurde vorher gestoppt',
    en: 'Only images with this state. `carried`: it had an alt text and kept it. `skipped`: the job was stopped before it',
  },
  'listImages.approved': {
    de: '`true`: nur Bilder, deren Texte freigegeben sind; `false`: nur die anderen',
    en: '`true`: only images whose texts are approved; `false`: only the others',
  },
  'listImages.edited': {
    de: '`true`: nur Bilder, deren Texte geändert wurden; `false`: nur die anderen',
    en: '`true`: only images whose texts were edited; `false`: only the others',
  },
  'listImages.decorative': {
    de: '`true`: nur Bilder, deren Alternativtexte mit Absicht leer sind; `false`: nur die anderen',
    en: '`true`: only images whose alt texts are empty on purpose; `false`: only the others',
  },
  'listImages.missing': {
    de: 'Eine Sprache, in der sie keinen Alternativtext haben, auch keinen mit Absicht leeren',
    en: 'A language in which they have no alt text, not even an intentionally empty one',
  },
  'findImages.externalId': {
    de: 'Ihre eigene Kennung der Bilder',
    en: 'Your own id of the images',
  },
  'auditCsv.faults': {
    de: '`any`: nur Bilder mit Mängeln',
    en: '`any`: only images with faults',
  },
  'listDeliveries.state': {
    de: 'Nur Zustellungen mit diesem Stand',
    en: 'Only deliveries with this state',
  },
}

/** How the fields of a form are sent. */
export const formWords: Words = {
  de: 'Jedes Feld ist Text. Von einer Liste kommt jeder Eintrag in einem eigenen Feld desselben Namens, oder alle in einem, mit Kommas dazwischen oder als JSON; ein Objekt kommt als JSON',
  en: 'Each field is text. Of a list, each entry comes in a field of its own of the same name, or all in one, with commas between them or as JSON; an object comes as JSON',
}

/**
 * The words of a field by its path, which begins with the name of its schema: `Job.images.total`. The longest end of it that has
 * words counts. Those of a request go before those of an answer.
 */
export function wordsOfField(path: string, place: 'request' | 'answer'): Words | undefined {
  const names = path.replaceAll('[]', '').split('.')
  const ends = names.map((_, index) => names.slice(index).join('.'))
  const tables = place === 'request' ? [requestWords, fieldWords] : [fieldWords]
  const found = tables.flatMap((table) => ends.map((end) => table[end]))
  return found.find((words) => words !== undefined)
}

const byEnglish = new Map(
  [...Object.values(fieldWords), ...Object.values(requestWords)].map((words) => [words.en, words]),
)

/** The words of a description in the OpenAPI document, which is the English of these. */
export function wordsOfDescription(description: string): Words | undefined {
  return byEnglish.get(description)
}
