import { z } from 'zod'
import { columns } from './list-refusals.ts'

/** Why a job does not start, apart from its list, which `listRefusals` are about. Part of `refusals`. */
export const startingRefusals = {
  job_already_running: {
    status: 409,
    details: z.object({ jobId: z.int().optional() }),
    de: 'Es läuft bereits ein Auftrag. Bitte warten Sie, bis er fertig ist, oder stoppen Sie ihn.',
    en: 'A job is already running. Please wait until it is done, or stop it.',
  },
  too_many_jobs: {
    status: 409,
    details: z.object({ maxJobs: z.int(), jobIds: z.array(z.int()) }),
    de: 'Über die API laufen schon so viele Aufträge, wie gleichzeitig möglich sind ({{maxJobs}}). Bitte warten Sie, bis einer fertig ist, oder stoppen Sie einen.',
    en: 'The maximum number of jobs is already running through the API ({{maxJobs}}). Please wait until one is done, or stop one.',
  },
  job_running: {
    status: 409,
    de: 'Der Auftrag läuft noch. Bitte warten Sie, bis er fertig ist, oder stoppen Sie ihn.',
    en: 'The job is still running. Please wait until it is done, or stop it.',
  },
  job_failed: {
    status: 409,
    de: 'Der Auftrag ist gescheitert: Kein Bild hat Texte.',
    en: 'The job failed: no image has texts.',
  },
  job_not_completed: {
    status: 409,
    de: 'Der Auftrag ist noch nicht abgeschlossen.',
    en: 'The job is not completed yet.',
  },
  own_uploads_under_way: {
    status: 429,
    de: 'Zwei Ihrer Listen werden gerade hochgeladen. Bitte warten Sie, bis eine davon fertig ist.',
    en: 'Two of your lists are being uploaded. Please wait until one of them is done.',
  },
  uploads_under_way: {
    status: 429,
    de: 'Gerade werden zu viele Listen hochgeladen. Bitte versuchen Sie es in einer Minute noch einmal.',
    en: 'Too many lists are being uploaded right now. Please try again in a minute.',
  },
  // Not 408: browsers would send the whole list again without a word.
  upload_too_slow: {
    status: 400,
    details: z.object({ kilobytesPerSecond: z.number() }),
    de: 'Die Datei kam langsamer als {{kilobytesPerSecond}} kB pro Sekunde an. Bitte versuchen Sie es mit einer schnelleren Verbindung oder einer kleineren Datei.',
    en: 'The file arrived at less than {{kilobytesPerSecond}} kB per second. Please try a faster connection or a smaller file.',
  },
  disk_full: {
    status: 507,
    de: 'Auf dem Server ist gerade zu wenig Platz für diese Datei. Bitte versuchen Sie es später noch einmal, oder wenden Sie sich an den Support.',
    en: 'The server has too little space for this file right now. Please try again later or contact support.',
  },
  quota_reached: {
    status: 409,
    details: z.object({
      rows: z.int(),
      maxRows: z.int(),
      megabytes: z.int(),
      maxMegabytes: z.int(),
    }),
    de: 'Für diesen Auftrag ist kein Platz mehr: Ihre Aufträge haben {{rows}} von {{maxRows}} Zeilen und {{megabytes}} von {{maxMegabytes}} MB. Bitte löschen Sie alte Aufträge, oder bitten Sie den Support um mehr Platz.',
    en: 'There is no space left for this job: your jobs use {{rows}} of {{maxRows}} rows and {{megabytes}} of {{maxMegabytes}} MB. Please delete old jobs or ask support for more space.',
  },
  language_not_of_job: {
    status: 400,
    details: z.object({ language: z.string() }),
    de: 'In der Sprache „{{language}}“ hat dieser Auftrag keine Texte.',
    en: 'This job has no texts in the language “{{language}}”.',
  },
  alt_column_missing: {
    status: 400,
    de: 'In dieser Liste wurde keine Spalte mit Alternativtexten gefunden.',
    en: 'This list has no column with alt texts.',
  },
  none_missing: {
    status: 400,
    de: 'Alle Bilder dieser Liste haben schon einen Alternativtext.',
    en: 'All images in this list already have an alt text.',
  },
  context_column_missing: {
    status: 400,
    details: z.object({ column: z.string(), columns }),
    de: 'Die Kontextspalte „{{column}}“ gibt es in der Datei nicht. Sie beginnt mit den Spalten {{columns}}.',
    en: 'The file has no context column “{{column}}”. It begins with the columns {{columns}}.',
  },
  external_id_column_missing: {
    status: 400,
    details: z.object({ column: z.string(), columns }),
    de: 'Die Spalte „{{column}}“ für eigene Kennungen gibt es in der Datei nicht. Sie beginnt mit den Spalten {{columns}}.',
    en: 'The file has no column “{{column}}” for your own ids. It begins with the columns {{columns}}.',
  },
  base_url_invalid: {
    status: 400,
    de: 'Die Basisadresse muss mit http:// oder https:// beginnen.',
    en: 'The base address must start with http:// or https://.',
  },
  no_language: {
    status: 400,
    de: 'Bitte wählen Sie mindestens eine Sprache.',
    en: 'Please choose at least one language.',
  },
  unknown_language: {
    status: 400,
    details: z.object({ language: z.string() }),
    de: 'Die Sprache „{{language}}“ ist kein bekanntes Kürzel. Bekannt sind de, en, it, es, cs, hu, pl und sl; andere Sprachen werden mit ihrem Namen angegeben.',
    en: '“{{language}}” is not a known language code. Known codes: de, en, it, es, cs, hu, pl and sl; enter other languages by name.',
  },
  invalid_custom_language: {
    status: 400,
    details: z.object({ language: z.string() }),
    de: 'Eine eigene Sprache besteht aus 2 bis 40 Buchstaben, Leerzeichen, Bindestrichen oder Klammern.',
    en: 'A custom language is 2 to 40 letters, spaces, hyphens or parentheses.',
  },
  too_many_languages: {
    status: 400,
    details: z.object({ max: z.int() }),
    de: 'Höchstens {{max}} Sprachen sind möglich.',
    en: 'At most {{max}} languages are possible.',
  },
  too_many_custom_languages: {
    status: 400,
    details: z.object({ max: z.int() }),
    de: 'Höchstens {{max}} eigene Sprachen sind möglich.',
    en: 'At most {{max}} custom languages are possible.',
  },
  duplicate_language: {
    status: 400,
    details: z.object({ language: z.string() }),
    de: 'Die Sprache „{{language}}“ ist schon gewählt.',
    en: 'The language “{{language}}” is already selected.',
  },
  custom_prompt_empty: {
    status: 400,
    de: 'Bitte schreiben Sie einen eigenen Prompt oder wählen Sie den Standard-Prompt.',
    en: 'Please write a custom prompt or choose the default prompt.',
  },
  invalid_max_images: {
    status: 400,
    de: 'Die Anzahl der Bilder muss eine ganze Zahl ab 1 sein.',
    en: 'The number of images must be a whole number of at least 1.',
  },
} as const
