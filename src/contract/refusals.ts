import { z } from 'zod'
import { addressRefusals } from './address-refusals.ts'
import { factorRefusals } from './factor-refusals.ts'
import { homeRefusals } from './home-refusals.ts'
import { imageRefusals } from './image-refusals.ts'
import type { UiLanguage } from './languages.ts'
import { passkeyRefusals } from './passkey-refusals.ts'
import { peopleRefusals } from './people-refusals.ts'
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
    en: 'The username or password is wrong.',
  },
  email_not_verified: {
    status: 403,
    details: z.object({ needsVerification: z.literal(true) }),
    de: 'E-Mail-Adresse nicht bestätigt',
    en: 'E-mail address not verified',
  },
  preset_name_taken: {
    status: 409,
    de: 'Eine Vorlage mit diesem Namen gibt es schon.',
    en: 'There is a preset of this name already.',
  },
  too_many_presets: {
    status: 409,
    details: z.object({ maxPresets: z.int() }),
    de: 'Mehr als {{maxPresets}} Vorlagen sind nicht möglich. Bitte löschen Sie zuerst eine.',
    en: 'More than {{maxPresets}} presets are not possible. Please delete one first.',
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
    en: 'This username is taken already.',
  },
  email_taken: {
    status: 409,
    de: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto.',
    en: 'There is an account with this e-mail address already.',
  },
  password_too_common: {
    status: 400,
    de: 'Dieses Passwort ist häufig oder besteht aus Namen, die hier naheliegen, und wird als Erstes geraten. Bitte wählen Sie ein anderes.',
    en: 'This password is a common one or made of names that lie near here, and is guessed first. Please choose another one.',
  },
  password_too_short: {
    status: 400,
    details: z.object({ minLength: z.int() }),
    de: 'Dieses Passwort ist zu kurz. Bitte wählen Sie eines mit mindestens {{minLength}} Zeichen.',
    en: 'This password is too short. Please choose one of at least {{minLength}} characters.',
  },
  single_sign_on_only: {
    status: 403,
    de: 'Hier melden sich alle über die Einmalanmeldung an. Ein Passwort öffnet nur das Konto des ersten Administrators.',
    en: 'Everybody signs in by single sign-on here. A password opens the first administrator’s account alone.',
  },
  single_sign_on_expired: {
    status: 400,
    de: 'Seit der Anmeldung beim Anbieter ist zu viel Zeit vergangen. Bitte beginnen Sie noch einmal.',
    en: 'Too much time has passed since the sign-in at the provider. Please begin again.',
  },
  issuer_unreachable: {
    status: 502,
    de: 'Der Anbieter der Einmalanmeldung antwortet nicht. Bitte versuchen Sie es später noch einmal.',
    en: 'The single sign-on provider does not answer. Please try again later.',
  },
  fresh_sign_in_needed: {
    status: 403,
    de: 'Ihr Konto hat kein Passwort. Bitte melden Sie sich zur Bestätigung neu an und versuchen Sie es innerhalb von 15 Minuten noch einmal.',
    en: 'Your account has no password. To confirm, please sign in anew and try again within 15 minutes.',
  },
  wrong_password: {
    status: 400,
    de: 'Das aktuelle Passwort ist falsch.',
    en: 'The current password is wrong.',
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
    de: 'Das dürfen nur Administratoren.',
    en: 'Only administrators may do this.',
  },
  cross_site: {
    status: 403,
    de: 'Diese Anfrage kam von einer fremden Website und wurde abgelehnt.',
    en: 'This request came from another website and was refused.',
  },
  not_found: { status: 404, de: 'Das gibt es nicht.', en: 'There is nothing here.' },
  rate_limited: {
    status: 429,
    details: z.object({ retryAfterSeconds: z.int() }),
    de: 'Zu viele Versuche. Bitte warten Sie {{retryAfterSeconds}} Sekunden.',
    en: 'Too many attempts. Please wait {{retryAfterSeconds}} seconds.',
  },
  too_many_at_once: {
    status: 429,
    details: z.object({ retryAfterSeconds: z.int() }),
    de: 'Davon läuft gerade zu viel zugleich. Bitte versuchen Sie es in {{retryAfterSeconds}} Sekunden noch einmal.',
    en: 'Too much of this is under way at once. Please try again in {{retryAfterSeconds}} seconds.',
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
    en: 'The request came in too slowly. Please check your connection and try again.',
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
    de: 'Dieses Format nimmt die Adresse nicht an, sondern {{accepted}}.',
    en: 'This address does not take that format, but {{accepted}}.',
  },
  not_ready: {
    status: 503,
    de: 'Der Dienst ist gerade nicht bereit. Bitte versuchen Sie es gleich noch einmal.',
    en: 'The service is not ready right now. Please try again in a moment.',
  },
  took_too_long: {
    status: 503,
    de: 'Das dauerte zu lange und wurde abgebrochen. Bitte grenzen Sie ein, was Sie suchen, oder versuchen Sie es später noch einmal.',
    en: 'This took too long and was broken off. Please narrow down what you are looking for, or try again later.',
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
    de: 'Es laufen schon so viele Aufträge, wie über die API zugleich möglich sind ({{maxJobs}}). Bitte warten Sie, bis einer fertig ist, oder stoppen Sie einen.',
    en: 'As many jobs are running as are possible at once through the API ({{maxJobs}}). Please wait until one is done, or stop one.',
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
    de: 'Zwei Ihrer Listen werden gerade übertragen. Bitte warten Sie, bis eine davon angenommen ist.',
    en: 'Two of your lists are being transferred. Please wait until one of them is taken.',
  },
  uploads_under_way: {
    status: 429,
    de: 'Gerade kommen sehr viele Listen an. Bitte versuchen Sie es in einer Minute noch einmal.',
    en: 'Very many lists are coming in right now. Please try again in a minute.',
  },
  // Not 408: browsers would send the whole list again without a word.
  upload_too_slow: {
    status: 400,
    details: z.object({ kilobytesPerSecond: z.number() }),
    de: 'Die Datei kam langsamer an als {{kilobytesPerSecond}} kB in der Sekunde. Bitte versuchen Sie es mit einer schnelleren Verbindung oder einer kleineren Datei.',
    en: 'The file came in more slowly than {{kilobytesPerSecond}} kB a second. Please try a faster connection or a smaller file.',
  },
  disk_full: {
    status: 507,
    de: 'Auf dem Server ist gerade zu wenig Platz für diese Datei. Bitte versuchen Sie es später noch einmal, oder sagen Sie es dem Support.',
    en: 'The server has too little room for this file right now. Please try again later, or tell support.',
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
    en: 'There is no room left for this job: your jobs have {{rows}} of {{maxRows}} rows and {{megabytes}} of {{maxMegabytes}} MB. Please delete old jobs, or ask support for more room.',
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
    en: 'The file holds no readable text. If it is an Excel workbook, please let its name end in .xlsx.',
  },
  json_named_csv: {
    status: 400,
    de: 'Die Datei heißt .csv, enthält aber JSON. Bitte geben Sie ihr die Endung .json.',
    en: 'The file is named .csv but holds JSON. Please let its name end in .json.',
  },
  csv_named_json: {
    status: 400,
    de: 'Die Datei heißt .json, enthält aber kein JSON. Wenn sie eine CSV-Liste ist, geben Sie ihr bitte die Endung .csv.',
    en: 'The file is named .json but does not hold JSON. If it is a CSV list, please let its name end in .csv.',
  },
  no_rows: {
    status: 400,
    de: 'Die Datei enthält keine Zeile mit einer Bildadresse.',
    en: 'The file has no row with an image address.',
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
    en: 'The file has more than {{maxColumns}} columns. Please leave out columns that are not needed.',
  },
  row_too_large: {
    status: 400,
    details: z.object({ line: z.int(), maxCharacters: z.int() }),
    de: 'Was in Zeile {{line}} beginnt, ist länger als {{maxCharacters}} Zeichen. Bitte kürzen Sie es oder lassen Sie es weg.',
    en: 'What begins in line {{line}} is longer than {{maxCharacters}} characters. Please shorten it or leave it out.',
  },
  too_many_pictures: {
    status: 400,
    details: z.object({ line: z.int(), maxPictures: z.int() }),
    de: 'In der Zeile, die in Zeile {{line}} der Datei beginnt, stehen mehr als {{maxPictures}} Bilder in einer Zelle. Bitte verteilen Sie sie auf mehrere Zeilen.',
    en: 'The row that begins in line {{line}} of the file has more than {{maxPictures}} images in one cell. Please spread them over several rows.',
  },
  list_unreadable: {
    status: 400,
    de: 'Diese Datei konnte nicht gelesen werden. Bitte teilen Sie sie in mehrere, oder speichern Sie sie als einfache CSV-Datei.',
    en: 'This file could not be read. Please split it into several, or save it as a plain CSV file.',
  },
  ...spreadsheetRefusals,
  too_many_images: {
    status: 400,
    details: z.object({ maxImages: z.int() }),
    de: 'Ein Auftrag kann höchstens {{maxImages}} Bilder haben. Wählen Sie „Eigene Anzahl“ oder teilen Sie die Datei.',
    en: 'A job can have {{maxImages}} images at most. Choose a custom number or split the file.',
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
    en: 'The file is named .ndjson or .jsonl, but its first line is no JSON object. If it is a JSON list, please let its name end in .json, if it is a CSV list, in .csv.',
  },
  ndjson_line_broken: {
    status: 400,
    details: z.object({ line: z.int(), column: z.int() }),
    de: 'Zeile {{line}} ist kein gültiges JSON: Der Fehler steht in Spalte {{column}}.',
    en: 'Line {{line}} is not valid JSON: the fault is in column {{column}}.',
  },
  ndjson_line_cut: {
    status: 400,
    details: z.object({ line: z.int() }),
    de: 'Zeile {{line}} endet, bevor ihr Objekt zu Ende ist. Jedes Objekt muss ganz in einer Zeile stehen.',
    en: 'Line {{line}} ends before its object does. Each object must stand in one line as a whole.',
  },
  ndjson_line_no_object: {
    status: 400,
    details: z.object({ line: z.int() }),
    de: 'In Zeile {{line}} steht kein JSON-Objekt. Erwartet wird in jeder Zeile eines.',
    en: 'Line {{line}} holds no JSON object. One is expected in each line.',
  },
  json_shape_unknown: {
    status: 400,
    de: 'Erwartet wird eine Liste von Bildadressen, eine Liste von Objekten, ein Objekt mit genau einer Liste darin oder ein Objekt je Zeile.',
    en: 'Expected is an array of image URLs, an array of objects, an object with exactly one array inside, or one object a line.',
  },
  url_column_missing: {
    status: 400,
    details: z.object({ column: z.string() }),
    de: 'Die Spalte „{{column}}“ mit den Bildadressen gibt es in der Datei nicht.',
    en: 'The column “{{column}}” with the image addresses is not in the file.',
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
    de: 'In der Spalte „{{column}}“ stehen die Bildadressen. Bitte wählen Sie eine andere.',
    en: 'The column “{{column}}” holds the image addresses. Please choose another one.',
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
    en: 'No column with alt texts was found in this list.',
  },
  none_missing: {
    status: 400,
    de: 'Alle Bilder dieser Liste haben schon einen Alternativtext.',
    en: 'All images of this list have an alt text already.',
  },
  context_column_missing: {
    status: 400,
    details: z.object({ column: z.string() }),
    de: 'Die Kontextspalte „{{column}}“ gibt es in der Datei nicht.',
    en: 'The context column “{{column}}” is not in the file.',
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
    en: 'The language “{{language}}” is not a known code. Known are de, en, it, es, cs, hu, pl and sl; other languages are given by name.',
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
    en: 'The language “{{language}}” is chosen already.',
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
    de: 'Dieses Bild hat keine Texte, die geändert werden könnten.',
    en: 'This image has no texts that could be changed.',
  },
  texts_changed: {
    status: 409,
    de: 'Die Texte dieses Bildes wurden inzwischen geändert, zum Beispiel in einem anderen Tab. Es wurde nichts gespeichert und nichts freigegeben.',
    en: 'The texts of this image were changed meanwhile, in another tab for instance. Nothing was saved and nothing was approved.',
  },
  too_many_shares: {
    status: 409,
    details: z.object({ max: z.int() }),
    de: 'Zu diesem Auftrag gibt es schon {{max}} Links. Bitte beenden Sie einen, bevor Sie einen neuen erstellen.',
    en: 'There are {{max}} links to this job already. Please end one before you make another.',
  },
  images_changed: {
    status: 409,
    details: z.object({ images: z.int() }),
    de: 'Inzwischen sind es {{images}} Bilder. Es wurde nichts freigegeben.',
    en: 'By now there are {{images}} images. Nothing was approved.',
  },
  undo_too_late: {
    status: 409,
    de: 'Das lässt sich nicht mehr auf einmal zurücknehmen, bei jedem Bild einzeln schon.',
    en: 'It is too late to take this back at once. You can still do so image by image.',
  },
  no_proposal: {
    status: 409,
    de: 'Für dieses Bild liegt kein neuer Vorschlag mehr vor. Vielleicht wurde in einem anderen Tab schon entschieden.',
    en: 'There is no new proposal for this image any more. Perhaps it was decided in another tab already.',
  },
  regenerated_already: {
    status: 409,
    de: 'Dieses Bild wurde schon einmal kostenlos neu beschrieben, oder ein gleiches, mit dem zusammen es berechnet wurde.',
    en: 'This image was described again for free already, or one like it that was charged together with it.',
  },
  regenerating_now: {
    status: 409,
    de: 'Dieses Bild oder ein gleiches wird gerade neu beschrieben. Bitte warten Sie, bis das fertig ist.',
    en: 'This image or one like it is being described again right now. Please wait until that is done.',
  },
  copied_for_free: {
    status: 409,
    de: 'Die Texte dieses Bildes kommen kostenlos aus einem früheren Auftrag. Neu beschreiben können Sie es nur dort.',
    en: 'The texts of this image came for free from an earlier job. Only there can you have it described again.',
  },
  unpaid_calls_spent: {
    status: 429,
    details: z.object({ retryAfterSeconds: z.int(), hours: z.int() }),
    de: 'Die kostenlosen Versuche der letzten 24 Stunden sind verbraucht. Bitte versuchen Sie es in {{hours}} Std. noch einmal.',
    en: 'The free tries of the last 24 hours are used up. Please try again in {{hours}} h.',
  },
  regenerate_failed: {
    status: 502,
    details: z.object({ reason: z.string() }),
    de: 'Das Bild konnte gerade nicht neu beschrieben werden: {{reason}} Die bisherigen Texte bleiben, und der kostenlose Versuch auch.',
    en: 'The image could not be described again just now: {{reason}} Its texts stay, and so does the free try.',
  },
  nothing_to_retry: {
    status: 409,
    de: 'In diesem Auftrag hat jedes Bild seine Texte.',
    en: 'Every image of this job has its texts.',
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
    de: 'Diese Zeilen wurden schon in einen neuen Auftrag übernommen.',
    en: 'These rows were taken into a new job already.',
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
      /** The same as people read them. */
      limit: z.string(),
      left: z.string(),
      cost: z.string(),
    }),
    de: 'Dieser Auftrag würde Ihr Monatslimit überschreiten: Er kostet bis zu {{cost}}, und von {{limit}} sind in diesem Monat noch {{left}} übrig.',
    en: 'This job would pass your monthly limit: it costs up to {{cost}}; {{left}} of {{limit}} are left this month.',
  },
  invalid_amount: {
    status: 400,
    de: 'Bitte geben Sie einen Betrag ab 1,00 € mit höchstens zwei Nachkommastellen ein.',
    en: 'Please enter an amount of at least 1.00 € with two decimals at most.',
  },
  amount_too_large: {
    status: 400,
    de: 'Der Höchstbetrag ist 1.000,00 €.',
    en: 'Maximum amount is 1,000.00 €.',
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
      /** Cents. */
      balance: z.int(),
      /** The same with its unit, as it is said. */
      available: z.string(),
    }),
    de: 'Das Guthaben würde negativ: Es sind noch {{available}} verfügbar.',
    en: 'The balance would become negative: {{available}} is left.',
  },
  list_not_kept: {
    status: 404,
    de: 'Die hochgeladene Liste dieses Auftrags ist nicht gespeichert. Der Auftrag ist älter als die Aufbewahrung von Listen, oder die Datei ging verloren.',
    en: 'The uploaded list of this job is not stored. The job is older than the keeping of lists, or the file was lost.',
  },
  list_not_fillable: {
    status: 422,
    de: 'In diese Excel-Datei lässt sich nichts zurückschreiben: Sie ist zu groß dafür oder anders aufgebaut als Dateien, die Excel schreibt. Ihre Texte gibt es als XLSX, CSV und JSON.',
    en: 'Nothing can be written back into this Excel file: it is too large for that, or built differently from files that Excel writes. Your texts are there as XLSX, CSV and JSON.',
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
