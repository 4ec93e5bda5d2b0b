import { z } from 'zod'
import { addressRefusals } from './address-refusals.ts'
import { factorRefusals } from './factor-refusals.ts'
import { homeRefusals } from './home-refusals.ts'
import { imageRefusals } from './image-refusals.ts'
import type { UiLanguage } from './languages.ts'
import { passkeyRefusals } from './passkey-refusals.ts'
import { peopleRefusals } from './people-refusals.ts'
import { pictureSetRefusals } from './picture-set-refusals.ts'
import { spreadsheetRefusals } from './spreadsheet-refusals.ts'
import { tokenRefusals } from './token-refusals.ts'

interface RefusalEntry extends Record<UiLanguage, string> {
  status: number
  details?: z.ZodObject
}

/**
 * Every way in which a call is refused: code → status, the shape of its details where it has any, and the sentence for
 * people. `{{name}}` in a sentence stands for a value of the details.
 */
export const refusals = {
  ...homeRefusals,
  ...tokenRefusals,
  ...imageRefusals,
  ...pictureSetRefusals,
  ...factorRefusals,
  ...peopleRefusals,
  ...addressRefusals,
  invalid_input: {
    status: 400,
    details: z.object({ issues: z.array(z.object({ path: z.string(), message: z.string() })) }),
    de: 'Die Angaben sind unvollständig oder ungültig.',
    en: 'The input is incomplete or invalid.',
  },
  unknown_host: {
    status: 421,
    details: z.object({ host: z.string() }),
    de: 'Unter dem Namen „{{host}}“ antwortet dieser Server nicht. Bitte öffnen Sie die Adresse, die der Betreiber genannt hat; er kann weitere Namen in den Einstellungen PUBLIC_URL und ALLOWED_HOSTS erlauben.',
    en: 'This server does not answer by the name “{{host}}”. Please open the address that its operator gave you; they can allow further names in the settings PUBLIC_URL and ALLOWED_HOSTS.',
  },
  not_signed_in: { status: 401, de: 'Bitte melden Sie sich an.', en: 'Please sign in.' },
  invalid_credentials: {
    status: 401,
    de: 'Benutzername oder Passwort ist falsch.',
    en: 'The username or password is incorrect.',
  },
  email_not_verified: {
    status: 403,
    details: z.object({ needsVerification: z.literal(true) }),
    de: 'E-Mail-Adresse nicht bestätigt',
    en: 'Email address not verified',
  },
  preset_name_taken: {
    status: 409,
    de: 'Eine Vorlage mit diesem Namen gibt es schon.',
    en: 'There is already a preset with this name.',
  },
  too_many_presets: {
    status: 409,
    details: z.object({ maxPresets: z.int() }),
    de: 'Mehr als {{maxPresets}} Vorlagen sind nicht möglich. Bitte löschen Sie zuerst eine.',
    en: 'You can have at most {{maxPresets}} presets. Please delete one first.',
  },
  too_many_filters: {
    status: 409,
    details: z.object({ maxFilters: z.int() }),
    de: 'Mehr als {{maxFilters}} gespeicherte Filter sind nicht möglich. Bitte löschen Sie zuerst einen.',
    en: 'You can save at most {{maxFilters}} filters. Please delete one first.',
  },
  too_many_labels: {
    status: 409,
    details: z.object({ maxLabels: z.int(), maxPerJob: z.int() }),
    de: 'Mehr als {{maxPerJob}} Labels je Auftrag und {{maxLabels}} insgesamt sind nicht möglich. Bitte löschen Sie zuerst eines.',
    en: 'More than {{maxPerJob}} labels per job and {{maxLabels}} in total are not possible. Please delete one first.',
  },
  username_taken: {
    status: 409,
    de: 'Dieser Benutzername ist schon vergeben.',
    en: 'This username is already taken.',
  },
  email_taken: {
    status: 409,
    de: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto.',
    en: 'There is already an account with this email address.',
  },
  password_too_common: {
    status: 400,
    de: 'Dieses Passwort ist zu verbreitet oder besteht aus naheliegenden Namen. Bitte wählen Sie ein anderes.',
    en: 'This password is common or based on obvious names, so it is easy to guess. Please choose another one.',
  },
  password_too_short: {
    status: 400,
    details: z.object({ minLength: z.int() }),
    de: 'Dieses Passwort ist zu kurz. Bitte wählen Sie eines mit mindestens {{minLength}} Zeichen.',
    en: 'This password is too short. Please choose one with at least {{minLength}} characters.',
  },
  single_sign_on_only: {
    status: 403,
    de: 'Hier melden sich alle über die Einmalanmeldung an. Nur der erste Administrator kann ein Passwort verwenden.',
    en: 'Everyone signs in with single sign-on here. Only the first administrator can use a password.',
  },
  single_sign_on_expired: {
    status: 400,
    de: 'Seit der Anmeldung beim Anbieter ist zu viel Zeit vergangen. Bitte beginnen Sie noch einmal.',
    en: 'Too much time has passed since you signed in at the provider. Please start again.',
  },
  issuer_unreachable: {
    status: 502,
    de: 'Der Anbieter der Einmalanmeldung antwortet nicht. Bitte versuchen Sie es später noch einmal.',
    en: 'The single sign-on provider is not responding. Please try again later.',
  },
  fresh_sign_in_needed: {
    status: 403,
    de: 'Ihr Konto hat kein Passwort. Bitte melden Sie sich zur Bestätigung neu an und versuchen Sie es innerhalb von 15 Minuten noch einmal.',
    en: 'Your account has no password. To confirm, please sign in again and retry within 15 minutes.',
  },
  wrong_password: {
    status: 400,
    de: 'Das aktuelle Passwort ist falsch.',
    en: 'The current password is incorrect.',
  },
  invalid_token: {
    status: 400,
    de: 'Der Link ist ungültig oder abgelaufen. Bitte fordern Sie einen neuen an.',
    en: 'The link is invalid or has expired. Please request a new one.',
  },
  recaptcha_failed: {
    status: 400,
    de: 'Die Prüfung gegen automatische Anmeldungen ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
    en: 'The check against automated sign-ups failed. Please try again.',
  },
  ...passkeyRefusals,
  first_admin_is_permanent: {
    status: 403,
    de: 'Der erste Administrator kann nicht gelöscht werden.',
    en: 'The first administrator cannot be deleted.',
  },
  admins_only: {
    status: 403,
    de: 'Das können nur Administratoren.',
    en: 'Only administrators can do this.',
  },
  cross_site: {
    status: 403,
    de: 'Diese Anfrage kam von einer fremden Website und wurde abgelehnt.',
    en: 'This request came from another website and was refused.',
  },
  not_found: { status: 404, de: 'Nicht gefunden.', en: 'Not found.' },
  rate_limited: {
    status: 429,
    details: z.object({ retryAfterSeconds: z.int() }),
    de: 'Zu viele Versuche. Bitte warten Sie {{retryAfterSeconds}} Sekunden.',
    en: 'Too many attempts. Please wait {{retryAfterSeconds}} seconds.',
  },
  too_many_at_once: {
    status: 429,
    details: z.object({ retryAfterSeconds: z.int() }),
    de: 'Davon läuft gerade zu viel gleichzeitig. Bitte versuchen Sie es in {{retryAfterSeconds}} Sekunden noch einmal.',
    en: 'Too many of these are running at once. Please try again in {{retryAfterSeconds}} seconds.',
  },
  body_too_large: {
    status: 413,
    details: z.object({ maxMegabytes: z.number() }),
    de: 'Die Anfrage ist größer als {{maxMegabytes}} MB.',
    en: 'The request is larger than {{maxMegabytes}} MB.',
  },
  body_too_slow: {
    status: 408,
    de: 'Die Anfrage kam zu langsam an. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    en: 'The request arrived too slowly. Please check your connection and try again.',
  },
  request_unreadable: {
    status: 400,
    de: 'Die Anfrage ist kein gültiges HTTP. Bitte laden Sie die Seite neu.',
    en: 'The request is not valid HTTP. Please reload the page.',
  },
  headers_too_large: {
    status: 431,
    de: 'Die Kopfzeilen der Anfrage sind zu groß. Bitte löschen Sie die Cookies dieser Website.',
    en: 'The headers of the request are too large. Please delete the cookies of this website.',
  },
  unsupported_media_type: {
    status: 415,
    details: z.object({ accepted: z.array(z.string()) }),
    de: 'Diese Adresse nimmt das Format nicht an. Möglich: {{accepted}}.',
    en: 'This address does not accept that format. Accepted: {{accepted}}.',
  },
  not_ready: {
    status: 503,
    de: 'Der Dienst ist gerade nicht bereit. Bitte versuchen Sie es gleich noch einmal.',
    en: 'The service is not ready right now. Please try again in a moment.',
  },
  took_too_long: {
    status: 503,
    de: 'Das dauerte zu lange und wurde abgebrochen. Bitte suchen Sie gezielter, oder versuchen Sie es später noch einmal.',
    en: 'This took too long and was cancelled. Please narrow your search or try again later.',
  },
  internal: {
    status: 500,
    de: 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.',
    en: 'An error occurred. Please try again later.',
  },

  // Starting a job
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
  file_missing: { status: 400, de: 'Es wurde keine Datei gesendet.', en: 'No file was sent.' },
  file_too_large: {
    status: 413,
    details: z.object({ maxMegabytes: z.number() }),
    de: 'Die Datei ist größer als {{maxMegabytes}} MB.',
    en: 'The file is larger than {{maxMegabytes}} MB.',
  },
  file_empty: { status: 400, de: 'Die CSV-Datei ist leer.', en: 'The CSV file is empty.' },
  json_empty: { status: 400, de: 'Die JSON-Datei ist leer.', en: 'The JSON file is empty.' },
  file_unreadable: {
    status: 400,
    details: z.object({ encoding: z.string() }),
    de: 'Die Datei enthält keinen lesbaren Text. Ist es eine Excel-Arbeitsmappe, geben Sie ihr bitte die Endung .xlsx.',
    en: 'The file contains no readable text. If it is an Excel workbook, please rename it to .xlsx.',
  },
  json_named_csv: {
    status: 400,
    de: 'Die Datei heißt .csv, enthält aber JSON. Bitte geben Sie ihr die Endung .json.',
    en: 'The file is named .csv but contains JSON. Please rename it to .json.',
  },
  csv_named_json: {
    status: 400,
    de: 'Die Datei heißt .json, enthält aber kein JSON. Wenn sie eine CSV-Liste ist, geben Sie ihr bitte die Endung .csv.',
    en: 'The file is named .json but does not contain JSON. If it is a CSV list, please rename it to .csv.',
  },
  no_rows: {
    status: 400,
    de: 'Die Datei enthält keine Zeile mit einer Bildadresse.',
    en: 'The file has no row with an image URL.',
  },
  unclosed_quotes: {
    status: 400,
    details: z.object({ line: z.int() }),
    de: 'In Zeile {{line}} wird ein Anführungszeichen geöffnet, aber nicht geschlossen.',
    en: 'In line {{line}} a quotation mark is opened but not closed.',
  },
  surplus_cells: {
    status: 400,
    details: z.object({ lines: z.string() }),
    de: 'Diese Zeilen haben mehr Zellen als die Kopfzeile: Zeile {{lines}} der Datei.',
    en: 'These lines have more cells than the header: line {{lines}} of the file.',
  },
  list_ambiguous: {
    status: 400,
    details: z.object({ reasons: z.string() }),
    de: 'Die Liste lässt sich nicht eindeutig lesen: {{reasons}}',
    en: 'The list can be read in more than one way: {{reasons}}',
  },
  too_many_rows: {
    status: 400,
    details: z.object({ maxRows: z.int() }),
    de: 'Die Datei hat mehr als {{maxRows}} Zeilen.',
    en: 'The file has more than {{maxRows}} rows.',
  },
  too_many_columns: {
    status: 400,
    details: z.object({ maxColumns: z.int() }),
    de: 'Die Datei hat mehr als {{maxColumns}} Spalten. Bitte lassen Sie Spalten weg, die nicht gebraucht werden.',
    en: 'The file has more than {{maxColumns}} columns. Please remove columns you don’t need.',
  },
  row_too_large: {
    status: 400,
    details: z.object({ line: z.int(), maxCharacters: z.int() }),
    de: 'Der Eintrag ab Zeile {{line}} ist länger als {{maxCharacters}} Zeichen. Bitte kürzen oder entfernen Sie ihn.',
    en: 'The row starting in line {{line}} is longer than {{maxCharacters}} characters. Please shorten or remove it.',
  },
  too_many_pictures: {
    status: 400,
    details: z.object({ line: z.int(), maxPictures: z.int() }),
    de: 'Ab Zeile {{line}} enthält eine Zelle mehr als {{maxPictures}} Bilder. Bitte verteilen Sie sie auf mehrere Zeilen.',
    en: 'The row starting in line {{line}} has more than {{maxPictures}} images in one cell. Please spread them over several rows.',
  },
  list_unreadable: {
    status: 400,
    de: 'Diese Datei konnte nicht gelesen werden. Bitte teilen Sie sie in mehrere, oder speichern Sie sie als einfache CSV-Datei.',
    en: 'This file could not be read. Please split it into several files or save it as a plain CSV file.',
  },
  ...spreadsheetRefusals,
  too_many_images: {
    status: 400,
    details: z.object({ maxImages: z.int() }),
    de: 'Ein Auftrag kann höchstens {{maxImages}} Bilder haben. Wählen Sie „Eigene Anzahl“ oder teilen Sie die Datei.',
    en: 'A job can have at most {{maxImages}} images. Choose “Custom number” or split the file.',
  },
  not_json: {
    status: 400,
    details: z.object({ line: z.int(), column: z.int() }),
    de: 'Die Datei ist kein gültiges JSON (Zeile {{line}}, Spalte {{column}}).',
    en: 'The file is not valid JSON (line {{line}}, column {{column}}).',
  },
  not_ndjson: {
    status: 400,
    de: 'Die Datei heißt .ndjson oder .jsonl, aber ihre erste Zeile ist kein JSON-Objekt. Ist sie eine JSON-Liste, geben Sie ihr bitte die Endung .json, ist sie eine CSV-Liste, die Endung .csv.',
    en: 'The file is named .ndjson or .jsonl, but its first line is not a JSON object. Please rename a JSON list to .json and a CSV list to .csv.',
  },
  ndjson_line_broken: {
    status: 400,
    details: z.object({ line: z.int(), column: z.int() }),
    de: 'Zeile {{line}} ist kein gültiges JSON: Der Fehler steht in Spalte {{column}}.',
    en: 'Line {{line}} is not valid JSON: the error is in column {{column}}.',
  },
  ndjson_line_cut: {
    status: 400,
    details: z.object({ line: z.int() }),
    de: 'Zeile {{line}} endet mitten in einem Objekt. Jedes Objekt muss ganz in einer Zeile stehen.',
    en: 'Line {{line}} ends in the middle of an object. Each object must be on a single line.',
  },
  ndjson_line_no_object: {
    status: 400,
    details: z.object({ line: z.int() }),
    de: 'Zeile {{line}} enthält kein JSON-Objekt. Jede Zeile muss eines enthalten.',
    en: 'Line {{line}} contains no JSON object. Each line must contain one.',
  },
  json_shape_unknown: {
    status: 400,
    de: 'Erwartet wird eine Liste von Bildadressen, eine Liste von Objekten, ein Objekt mit genau einer Liste darin oder ein Objekt pro Zeile.',
    en: 'Expected: an array of image URLs, an array of objects, an object containing exactly one array, or one object per line.',
  },
  url_column_missing: {
    status: 400,
    details: z.object({ column: z.string() }),
    de: 'Die Spalte „{{column}}“ mit den Bildadressen gibt es in der Datei nicht.',
    en: 'The file has no column “{{column}}” for the image URLs.',
  },
  wish_column_missing: {
    status: 400,
    details: z.object({ column: z.string() }),
    de: 'Die Spalte „{{column}}“ gibt es in dieser Liste nicht.',
    en: 'This list has no column “{{column}}”.',
  },
  list_column_missing: {
    status: 400,
    details: z.object({ column: z.string() }),
    de: 'Die Spalte „{{column}}“ gibt es in der Liste dieses Auftrags nicht.',
    en: 'The list of this job has no column “{{column}}”.',
  },
  list_column_of_pictures: {
    status: 400,
    details: z.object({ column: z.string() }),
    de: 'Die Spalte „{{column}}“ enthält die Bildadressen. Bitte wählen Sie eine andere.',
    en: 'The column “{{column}}” contains the image URLs. Please choose another one.',
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
    details: z.object({ column: z.string() }),
    de: 'Die Kontextspalte „{{column}}“ gibt es in der Datei nicht.',
    en: 'The file has no context column “{{column}}”.',
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

  // Results
  no_texts: {
    status: 409,
    de: 'Dieses Bild hat keine Texte, die sich ändern lassen.',
    en: 'This image has no texts to change.',
  },
  texts_changed: {
    status: 409,
    de: 'Die Texte dieses Bildes wurden inzwischen geändert, zum Beispiel in einem anderen Tab. Es wurde nichts gespeichert und nichts freigegeben.',
    en: 'The texts of this image were changed in the meantime, for example in another tab. Nothing was saved or approved.',
  },
  too_many_shares: {
    status: 409,
    details: z.object({ max: z.int() }),
    de: 'Zu diesem Auftrag gibt es schon {{max}} Links. Bitte beenden Sie einen, bevor Sie einen neuen erstellen.',
    en: 'This job already has {{max}} links. Please end one before you create another.',
  },
  no_proposal: {
    status: 409,
    de: 'Für dieses Bild gibt es keinen Vorschlag mehr. Vielleicht wurde in einem anderen Tab schon entschieden.',
    en: 'There is no longer a proposal for this image. It may have been decided in another tab.',
  },
  regenerated_already: {
    status: 409,
    de: 'Dieses oder ein gleiches, zusammen berechnetes Bild wurde schon einmal kostenlos neu beschrieben.',
    en: 'This image, or an identical one charged together with it, was already regenerated for free.',
  },
  regenerating_now: {
    status: 409,
    de: 'Dieses Bild oder ein gleiches wird gerade neu beschrieben. Bitte warten Sie, bis das fertig ist.',
    en: 'This image or an identical one is being regenerated right now. Please wait until that is done.',
  },
  copied_for_free: {
    status: 409,
    de: 'Die Texte dieses Bildes wurden kostenlos aus einem früheren Auftrag kopiert. Neu beschreiben können Sie es nur dort.',
    en: 'The texts of this image were copied for free from an earlier job. You can regenerate it only there.',
  },
  unpaid_calls_spent: {
    status: 429,
    details: z.object({ retryAfterSeconds: z.int(), hours: z.int() }),
    de: 'Die kostenlosen Versuche der letzten 24 Stunden sind verbraucht. Bitte versuchen Sie es in {{hours}} Std. noch einmal.',
    en: 'You have used up your free attempts for the last 24 hours. Please try again in {{hours}} h.',
  },
  regenerate_failed: {
    status: 502,
    details: z.object({ reason: z.string() }),
    de: 'Das Bild konnte gerade nicht neu beschrieben werden: {{reason}} Die bisherigen Texte bleiben, der kostenlose Versuch auch.',
    en: 'The image could not be regenerated just now: {{reason}} Its texts are kept, and so is your free attempt.',
  },
  nothing_to_retry: {
    status: 409,
    de: 'In diesem Auftrag gibt es kein Bild ohne Texte, bei dem ein neuer Versuch helfen kann.',
    en: 'This job has no image without texts that a retry can help.',
  },

  nothing_to_regenerate: {
    status: 409,
    de: 'Keines dieser Bilder lässt sich neu beschreiben: Es hat keine Texte, es liegt schon ein Vorschlag vor, oder seine Datei wurde nicht aufgehoben.',
    en: 'None of these images can be regenerated: they have no texts or already have a proposal, or their file was not kept.',
  },

  nothing_to_translate: {
    status: 409,
    de: 'Keines dieser Bilder braucht diese Übersetzung.',
    en: 'None of these images needs this translation.',
  },

  retried_already: {
    status: 409,
    details: z.object({ jobId: z.int() }),
    de: 'Für diese Zeilen gibt es schon einen neuen Auftrag.',
    en: 'There is already a new job for these rows.',
  },

  // Money
  insufficient_credits: {
    status: 402,
    details: z.object({
      imageCount: z.int().positive(),
      languageCount: z.int().positive(),
      estimatedCostEuros: z.number(),
      /** Cents. */
      currentBalance: z.int(),
      shortfallEuros: z.number(),
      affordableImages: z.int(),
    }),
    de: 'Das Guthaben reicht für diesen Auftrag nicht.',
    en: 'Insufficient credits for this job.',
  },
  monthly_limit_reached: {
    status: 403,
    details: z.object({
      limitCents: z.int(),
      leftCents: z.int(),
      costCents: z.int(),
    }),
    de: 'Dieser Auftrag würde Ihr Monatslimit überschreiten: Er kostet bis zu {{cost}}, und von {{limit}} sind in diesem Monat noch {{left}} übrig.',
    en: 'This job would exceed your monthly limit: it costs up to {{cost}}; {{left}} of {{limit}} is left this month.',
  },
  invalid_amount: {
    status: 400,
    de: 'Bitte geben Sie einen Betrag ab 1,00\u00a0€ mit höchstens zwei Nachkommastellen ein.',
    en: 'Please enter an amount of at least €1.00 with at most two decimal places.',
  },
  amount_too_large: {
    status: 400,
    de: 'Der Höchstbetrag ist 1.000,00\u00a0€.',
    en: 'The maximum amount is €1,000.00.',
  },
  purchases_off: {
    status: 503,
    de: 'Hier kann kein Guthaben gekauft werden. Bitte wenden Sie sich an den Support.',
    en: 'Credit cannot be bought here. Please contact support.',
  },
  checkout_failed: {
    status: 502,
    de: 'Der Bezahldienst ist gerade nicht erreichbar. Es wurde nichts abgebucht.',
    en: 'The payment service cannot be reached right now. Nothing was charged.',
  },
  invalid_signature: {
    status: 400,
    de: 'Die Signatur ist ungültig.',
    en: 'The signature is invalid.',
  },
  balance_would_be_negative: {
    status: 400,
    details: z.object({
      availableCents: z.int(),
    }),
    de: 'Das Guthaben würde negativ: Es sind noch {{available}} verfügbar.',
    en: 'The credit would become negative: {{available}} is left.',
  },
  list_not_kept: {
    status: 404,
    de: 'Die hochgeladene Liste dieses Auftrags ist nicht mehr gespeichert: Der Auftrag ist zu alt, oder die Datei ging verloren.',
    en: 'The uploaded list of this job is no longer stored: the job is too old, or the file was lost.',
  },
  list_not_fillable: {
    status: 422,
    de: 'In diese Excel-Datei lässt sich nichts zurückschreiben: Sie ist zu groß oder wurde nicht mit Excel gespeichert. Ihre Texte gibt es als XLSX, CSV und JSON.',
    en: 'Texts cannot be written back into this Excel file: it is too large or was not saved by Excel. You can download your texts as XLSX, CSV and JSON.',
  },
  thumbnail_unavailable: {
    status: 404,
    de: 'Von diesem Bild gibt es keine Vorschau.',
    en: 'There is no preview of this image.',
  },
  view_unavailable: {
    status: 404,
    details: z.object({
      /** A `PictureFaultCode`. */
      fault: z.string(),
      reason: z.string(),
    }),
    de: 'Dieses Bild konnte nicht geladen werden: {{reason}}',
    en: 'This image could not be loaded: {{reason}}',
  },
} as const satisfies Record<string, RefusalEntry>

export type RefusalCode = keyof typeof refusals

type NoDetails = Record<string, never>

/** What a refusal tells beside its code, by the shape in its entry. */
export type RefusalDetails<C extends RefusalCode> = C extends RefusalCode
  ? (typeof refusals)[C] extends { details: infer Shape extends z.ZodType }
    ? z.output<Shape>
    : NoDetails
  : never

/** The details as an argument: none for a refusal that has none. */
export type DetailsArgument<C extends RefusalCode> = [RefusalDetails<C>] extends [NoDetails]
  ? []
  : [details: RefusalDetails<C>]

/** One of these refusals with its details. */
export type RefusalOf<C extends RefusalCode = RefusalCode> = {
  [Code in C]: { code: Code; details: RefusalDetails<Code> }
}[C]
