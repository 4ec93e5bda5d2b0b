import { apiLimits } from '#contract/api-limits.ts'
import {
  type TestOutcome,
  testFaults,
  testNamePrefix,
  testOutcomes,
} from '#contract/endpoints/v1/test-images.ts'
import { imagePurposes } from '#contract/entities/image.ts'
import { type DeliveryFault, deliveryFaults } from '#contract/entities/webhook.ts'
import { builtInLanguages, maxCustomLanguages, type UiLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { noticeWords } from '#contract/lists/list-notices.ts'
import { pictureFaults } from '#contract/picture-faults.ts'
import { sayFault } from '#contract/say.ts'
import { textRules } from '#contract/text-rules.ts'
import { type TextStyle, textStyles } from '#contract/text-styles.ts'
import { jobReasons } from '#contract/words/job-words.ts'
import { auditEndWords } from '#contract/words/site-audit-words.ts'
import type { Settings } from '#server/platform/read-settings.ts'
import type { Words } from './guide.ts'

/** What of an installation the page names. */
export type PageSettings = Pick<
  Settings,
  'PUBLIC_URL' | 'RESULTS_RETENTION_DAYS' | 'LOG_RETENTION_DAYS' | 'MAX_IMAGES_PER_JOB' | 'MAX_UPLOAD_MB'
>

const days = (count: number): Words =>
  count === 0 ? { de: 'unbegrenzt', en: 'without limit' } : { de: `${count} Tage`, en: `${count} days` }

/** What is fetched, in which formats, by whom, and for how long everything is kept. */
export function factsOf({ RESULTS_RETENTION_DAYS, LOG_RETENTION_DAYS, MAX_UPLOAD_MB }: PageSettings) {
  const { each } = limits.pictureMegabytes
  const { line, whole, unfolded, bmp } = limits.pictureMegapixels
  const [results, logs] = [days(RESULTS_RETENTION_DAYS), days(LOG_RETENTION_DAYS)]
  return [
    {
      id: 'pictures',
      title: { de: 'Bilder: Formate und Abruf', en: 'Images: formats and fetching' },
      text: {
        de: `Bilder sind JPEG, PNG, GIF, WebP, TIFF, AVIF, BMP, HEIC oder SVG, erkannt an ihren ersten Bytes. Möglich sind bis zu ${each} MB und ${line} Megapixel, bei progressivem JPEG, verlustfreiem WebP und HEIC ${whole}, bei BMP ${bmp}, bei GIF und AVIF ${unfolded}. Von einer Animation zählt das erste Bild.\nListen sind CSV, JSON, NDJSON oder XLSX mit bis zu ${MAX_UPLOAD_MB} MB.\nDer Server ruft die Adressen selbst ab, mit \`User-Agent: Bildwort/1.0\`, ohne Cookies und ohne Anmeldung, höchstens sechs gleichzeitig je Host. Er folgt bis zu zehn Weiterleitungen und wartet 30 Sekunden; auf 429 und 503 wartet er so lange, wie der Host verlangt. Nur öffentliche Adressen sind erreichbar. Liegen Bilder hinter einer Anmeldung, nennen Sie mit \`imageHeaders\` die Kopfzeilen für ihren Host; nur dieser bekommt sie. Sie werden verschlüsselt aufbewahrt und mit dem Auftrag gelöscht. Wer Abrufe nach der Herkunft freigibt, fragt den Betreiber nach der Adresse seiner Server.`,
        en: `Images are JPEG, PNG, GIF, WebP, TIFF, AVIF, BMP, HEIC or SVG, recognized by their first bytes. They can have up to ${each} MB and ${line} megapixels, ${whole} for progressive JPEG, lossless WebP and HEIC, ${bmp} for BMP, ${unfolded} for GIF and AVIF. Of an animation, the first frame counts.\nLists are CSV, JSON, NDJSON or XLSX with up to ${MAX_UPLOAD_MB} MB.\nThe server fetches the addresses itself, with \`User-Agent: Bildwort/1.0\`, without cookies or credentials, and at most six at once per host. It follows up to ten redirects and waits 30 seconds; after 429 and 503 it waits as long as the host asks. Only public addresses can be reached. If images are behind a login, name the headers for their host with \`imageHeaders\`; only this host gets them. They are stored encrypted and deleted with the job. If you allow requests by their origin, ask the operator for the address of the servers.`,
      },
    },
    {
      id: 'retention',
      title: { de: 'Aufbewahrung', en: 'Retention' },
      text: {
        de: `Aufträge mit Liste, Texten und Vorschaubildern werden nach ihrem Ende aufbewahrt: ${results.de}. Was Sie löschen, ist nach zwei Minuten fort. Eine gesendete Bilddatei wird nicht aufbewahrt, nur ihr Vorschaubild. Idempotenz-Schlüssel gelten 24 Stunden, Zustellungen von Webhooks bleiben 30 Tage, beendete Tokens: ${logs.de}.`,
        en: `Jobs with their list, texts and thumbnails are kept after their end: ${results.en}. What you delete is gone after two minutes. A file that you send is not kept, only its thumbnail. Idempotency keys are valid for 24 hours, webhook deliveries are kept for 30 days, ended tokens: ${logs.en}.`,
      },
    },
  ] as const
}

/** The figures of the limits, which programs can rely on. */
export function limitRows({
  MAX_IMAGES_PER_JOB,
  MAX_UPLOAD_MB,
}: PageSettings): [what: Words, most: number | string][] {
  return [
    [{ de: 'Bilder in einem Aufruf als JSON', en: 'Images in one call as JSON' }, apiLimits.imagesPerCall],
    [{ de: 'Bilder in einem Auftrag', en: 'Images in one job' }, MAX_IMAGES_PER_JOB],
    [{ de: 'Aufträge gleichzeitig', en: 'Jobs at once' }, apiLimits.apiJobsAtOnce],
    [{ de: 'Listendatei', en: 'List file' }, `${MAX_UPLOAD_MB} MB`],
    [{ de: 'JSON eines Auftrags', en: 'JSON of a job' }, `${apiLimits.imagesPerCallMegabytes} MB`],
    [{ de: 'Bilddatei', en: 'Image file' }, `${limits.pictureMegabytes.each} MB`],
    [
      { de: 'Adresse eines Bildes, Zeichen', en: 'Address of an image, characters' },
      limits.addressCharacters,
    ],
    [{ de: 'Kontext, Zeichen', en: 'Context, characters' }, limits.contextCharacters],
    [{ de: 'Eigener Prompt, Zeichen', en: 'Custom prompt, characters' }, limits.customPromptCharacters],
    [{ de: 'Tokens eines Kontos', en: 'Tokens of an account' }, apiLimits.tokensPerUser],
    [{ de: 'Webhooks eines Kontos', en: 'Webhooks of an account' }, apiLimits.webhooksPerUser],
  ]
}

const purposes: Record<(typeof imagePurposes)[number], Words> = {
  informative: { de: 'zeigt etwas, das der Text nicht sagt', en: 'shows what the text does not say' },
  functional: { de: 'ist ein Link oder eine Schaltfläche', en: 'is a link or a button' },
  text: { de: 'besteht vor allem aus Schrift', en: 'consists mainly of writing' },
  complex: { de: 'Diagramm, Karte oder Ähnliches', en: 'a chart, a map or the like' },
  decorative: { de: 'dekorativ; der Alternativtext ist leer', en: 'decorative; its alt text is empty' },
}

const testOutcomeWords: Record<Exclude<TestOutcome, keyof typeof testFaults>, Words> = {
  decorative: { de: 'Das Bild ist dekorativ.', en: 'The image is decorative.' },
  review: { de: 'Die Texte sollten geprüft werden.', en: 'The texts need a review.' },
  insufficient_credits: {
    de: 'Der Aufruf wird mit 402 abgewiesen, auch der eines ganzen Auftrags.',
    en: 'The call is refused with 402, also that of a whole job.',
  },
}

function sayTestOutcome(outcome: TestOutcome): Words {
  if (outcome === 'decorative' || outcome === 'review' || outcome === 'insufficient_credits')
    return testOutcomeWords[outcome]
  const fault = { code: outcome, details: testFaults[outcome] }
  return { de: sayFault(fault, 'de'), en: sayFault(fault, 'en') }
}

const deliveryFaultWords: Record<DeliveryFault, Words> = {
  status: { de: 'antwortete nicht mit 200 bis 299', en: 'did not answer 200 to 299' },
  redirect: { de: 'leitet weiter; dem wird nicht gefolgt', en: 'redirects, which is not followed' },
  gone: { de: 'antwortete 410 und will nichts mehr', en: 'answered 410: it wants no more' },
  timeout: { de: 'antwortete nicht in 15 Sekunden', en: 'did not answer within 15 seconds' },
  name_unknown: { de: 'ihren Namen gibt es nicht', en: 'its name does not exist' },
  certificate: { de: 'ihr Zertifikat ist nicht gültig', en: 'its certificate is not valid' },
  unreachable: { de: 'keine Verbindung, oder sie brach ab', en: 'no connection, or it broke' },
  private_address: { de: 'privates Netz oder gesperrter Port', en: 'a private network or a blocked port' },
  switched_off: { de: 'der Webhook war abgeschaltet', en: 'the webhook was off' },
  too_many_waiting: { de: 'zu viele Zustellungen warteten', en: 'too many deliveries were waiting' },
  secret_unreadable: {
    de: 'der Server kann das Geheimnis nicht mehr lesen; ersetzen Sie es',
    en: 'the server can no longer read the secret; rotate it',
  },
}

const styleWords: Record<TextStyle, Words> = {
  neutral: { de: 'sachlich', en: 'factual' },
  warm: { de: 'herzlich, für Menschen und Marken', en: 'friendly, for people and brands' },
  terse: { de: 'so kurz wie möglich', en: 'as short as possible' },
  shop: { de: 'für Produkte eines Onlineshops', en: 'for the products of an online shop' },
}

/** The columns that `results.csv` and `.xlsx` add to those of the list; `_de` stands for each language. */
export const resultColumns: Record<string, Words> = {
  filename: { de: 'Dateiname des Bildes', en: 'file name of the image' },
  success: { de: '`true`: Das Bild hat Texte', en: '`true`: the image has texts' },
  error: { de: 'warum es keine hat, sonst leer', en: 'why it has none, else empty' },
  keywords: { de: 'Schlagwörter, mit Kommas', en: 'keywords, with commas' },
  interpretation: { de: 'was die KI im Bild sieht', en: 'what the AI sees in the image' },
  alt_text_de: {
    de: 'Alternativtext; leer, wenn das Bild dekorativ ist',
    en: 'alt text; empty if the image is decorative',
  },
  description_de: { de: 'Beschreibung', en: 'description' },
  needs_review: {
    de: '`true`: Die Texte sollten geprüft werden',
    en: '`true`: the texts should be reviewed',
  },
  decorative: { de: '`true`: Das Bild ist dekorativ', en: '`true`: the image is decorative' },
  model: { de: 'das Modell, das die Texte schrieb', en: 'the model that wrote the texts' },
  prompt_version: { de: 'die Fassung des Prompts', en: 'the version of the prompt' },
  generated_at: { de: 'wann, in UTC', en: 'when, in UTC' },
  edited: {
    de: '`true`: von Hand oder über die API geändert',
    en: '`true`: edited by hand or through the API',
  },
  approved: { de: '`true`: freigegeben', en: '`true`: approved' },
}

interface ValueList {
  id: string
  title: Words
  /** The field that has these values. */
  field: string
  values: (language: UiLanguage) => [value: string, meaning: string][]
}

/** The values that a field can have, with their meanings. */
export const valueLists: readonly ValueList[] = [
  {
    id: 'values-languages',
    title: {
      de: `Sprachen; dazu ${maxCustomLanguages} eigene mit ihrem Namen`,
      en: `Languages; and ${maxCustomLanguages} others by name`,
    },
    field: 'languages',
    values: (language) =>
      builtInLanguages.map(({ tag, code, names }) => [
        tag,
        tag === code ? names[language] : `${names[language]} (${code})`,
      ]),
  },
  {
    id: 'values-purposes',
    title: { de: 'Funktionen eines Bildes', en: 'Functions of an image' },
    field: 'purpose',
    values: (language) => imagePurposes.map((purpose) => [purpose, purposes[purpose][language]]),
  },
  {
    id: 'values-rules',
    title: { de: 'Regeln, nach denen Texte geprüft werden sollten', en: 'Rules that mark texts for review' },
    field: 'review.reasons[].rule',
    values: (language) => Object.entries(textRules).map(([rule, words]) => [rule, words[language]]),
  },
  {
    id: 'values-faults',
    title: { de: 'Warum ein Bild scheitert', en: 'Why an image fails' },
    field: 'problem.code',
    values: (language) => Object.entries(pictureFaults).map(([code, words]) => [code, words[language]]),
  },
  {
    id: 'values-test-images',
    title: { de: 'Dateinamen von Testbildern', en: 'File names of test images' },
    field: 'url',
    values: (language) =>
      testOutcomes.map((outcome) => [`${testNamePrefix}${outcome}.jpg`, sayTestOutcome(outcome)[language]]),
  },
  {
    id: 'values-reasons',
    title: { de: 'Warum ein Auftrag wartet oder scheitert', en: 'Why a job waits or fails' },
    field: 'problem.code',
    values: (language) => Object.entries(jobReasons).map(([code, words]) => [code, words[language]]),
  },
  {
    id: 'values-audit-ends',
    title: { de: 'Warum eine Prüfung endete', en: 'Why an audit ended' },
    field: 'end.code',
    values: (language) => Object.entries(auditEndWords).map(([code, words]) => [code, words[language]]),
  },
  {
    id: 'values-notices',
    title: {
      de: 'Was beim Lesen einer Liste entschieden wurde',
      en: 'What was decided when a list was read',
    },
    field: 'notices[].code',
    values: (language) => Object.entries(noticeWords).map(([code, words]) => [code, words[language]]),
  },
  {
    id: 'values-columns',
    title: {
      de: 'Spalten von results.csv und results.xlsx, nach denen der Liste',
      en: 'Columns of results.csv and results.xlsx, after those of the list',
    },
    field: 'results.csv',
    values: (language) => Object.entries(resultColumns).map(([column, words]) => [column, words[language]]),
  },
  {
    id: 'values-deliveries',
    title: { de: 'Warum eine Zustellung scheitert', en: 'Why a delivery fails' },
    field: 'lastFault',
    values: (language) => deliveryFaults.map((fault) => [fault, deliveryFaultWords[fault][language]]),
  },
  {
    id: 'values-styles',
    title: { de: 'Stile der Texte', en: 'Styles of texts' },
    field: 'style',
    values: (language) => textStyles.map((style) => [style, styleWords[style][language]]),
  },
]
