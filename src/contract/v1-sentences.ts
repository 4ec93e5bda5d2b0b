import { z } from 'zod'
import type { UiLanguage } from './languages.ts'
import type { RefusalCode } from './refusals.ts'
import { type V1Kind, v1Things } from './v1-things.ts'

interface Said extends Record<UiLanguage, string> {
  /** Instead of those that the app gets. */
  details?: z.ZodObject
}

/**
 * What API v1 says otherwise than the app, whose sentences stand next to a form: here they name fields and values for the author of a
 * program. Money is in cents, each figure under one name, and a list can be of any kind.
 */
export const v1Sentences = {
  insufficient_credits: {
    details: z.object({
      costCents: z.int(),
      balanceCents: z.int(),
      shortfallCents: z.int(),
      affordableImages: z.int(),
      imageCount: z.int(),
      languageCount: z.int(),
    }),
    de: 'Das kann {{costCents}} Cent kosten, {{shortfallCents}} Cent mehr, als verfügbar ist ({{balanceCents}} Cent).',
    en: 'This can cost {{costCents}} cents, {{shortfallCents}} more than the {{balanceCents}} cents that are available.',
  },
  monthly_limit_reached: {
    details: z.object({ limitCents: z.int(), leftCents: z.int(), costCents: z.int() }),
    de: 'Das kann {{costCents}} Cent kosten und würde das Monatslimit überschreiten: Von {{limitCents}} Cent sind in diesem Monat noch {{leftCents}} Cent übrig.',
    en: 'This can cost {{costCents}} cents and would exceed the monthly limit: {{leftCents}} of {{limitCents}} cents are left this month.',
  },
  request_unreadable: {
    de: 'Die Anfrage ist kein gültiges HTTP. Bitte prüfen Sie Verfahren, Kopfzeilen und Länge.',
    en: 'The request is not valid HTTP. Please check its method, headers and length.',
  },
  headers_too_large: {
    de: 'Die Kopfzeilen der Anfrage sind zu groß: höchstens 16 kB sind möglich.',
    en: 'The headers of the request are too large: at most 16 kB are possible.',
  },
  not_found: {
    details: z.object({ kind: z.enum(Object.keys(v1Things) as V1Kind[]), id: z.string() }),
    de: '{{kind}} {{id}} gibt es für dieses Token nicht: nicht vorhanden, in einem anderen Konto oder im anderen Modus (Test oder live).',
    en: 'No {{kind}} {{id}} for this token: it does not exist, or belongs to another account or to the other mode (test or live).',
  },
  wrong_file_type: {
    de: 'Eine Datei dieser Art ist keine Liste. Möglich sind CSV, JSON, NDJSON, XLSX und ein ZIP von Bildern, nach der Endung des Namens.',
    en: 'A file of this kind is no list. Possible are CSV, JSON, NDJSON, XLSX and a ZIP of images, by the ending of its name.',
  },
  account_not_ready: {
    de: 'Diesem Konto ist noch kein KI-Schlüssel zugewiesen. Bitte wenden Sie sich an einen Administrator; Testdaten brauchen keinen.',
    en: 'No AI key is assigned to this account yet. Please contact an administrator; test data needs none.',
  },
  no_api_keys: {
    de: 'Diese Installation hat keine KI-Schlüssel. Bitte wenden Sie sich an einen Administrator; Testdaten brauchen keine.',
    en: 'This installation has no AI keys. Please contact an administrator; test data needs none.',
  },
  keys_refused: {
    de: 'Der KI-Dienst lehnt die Schlüssel ab, die dieses Konto nutzen kann. Bitte wenden Sie sich an einen Administrator.',
    en: 'The AI service refuses the keys that this account can use. Please contact an administrator.',
  },
  alt_column_missing: {
    de: 'onlyMissing ist true, aber die Liste hat keine Spalte mit Alternativtexten.',
    en: 'onlyMissing is true, but the list has no column with alt texts.',
  },
  none_missing: {
    de: 'onlyMissing ist true, und alle Bilder der Liste haben schon einen Alternativtext.',
    en: 'onlyMissing is true, and all images of the list already have an alt text.',
  },
  base_url_invalid: {
    de: 'baseUrl muss eine ganze Adresse mit http:// oder https:// sein, wie https://www.example.org.',
    en: 'baseUrl must be a full address with http:// or https://, such as https://www.example.org.',
  },
  body_too_slow: {
    de: 'Der Inhalt der Anfrage kam zu langsam an. Bitte senden Sie ihn noch einmal, auf mehrere Aufrufe verteilt oder über eine schnellere Verbindung.',
    en: 'The body of the request arrived too slowly. Please send it again, split into several calls or over a faster connection.',
  },
  duplicate_language: {
    de: 'Die Sprache „{{language}}“ ist in languages mehr als einmal genannt.',
    en: 'The language “{{language}}” is named more than once in languages.',
  },
  unknown_language: {
    de: '„{{language}}“ ist kein bekanntes Kürzel einer Sprache. Bekannt sind de, en, it, es, cs, hu, pl und sl, auch mit Region; für andere Sprachen steht ihr Name, wie „Latein“.',
    en: '“{{language}}” is not a known language code. Known codes: de, en, it, es, cs, hu, pl and sl, also with a region; other languages are given by name, such as “Latin”.',
  },
  invalid_custom_language: {
    de: '„{{language}}“ ist weder das Kürzel noch der Name einer Sprache. Ein Name muss aus 2 bis 40 Buchstaben, Leerzeichen, Bindestrichen oder Klammern bestehen.',
    en: '“{{language}}” is neither the code nor the name of a language. A name must be 2 to 40 letters, spaces, hyphens or parentheses.',
  },
  too_many_custom_languages: {
    de: 'Höchstens {{max}} Sprachen können mit ihrem Namen statt mit einem Kürzel angegeben werden.',
    en: 'At most {{max}} languages can be given by name instead of by code.',
  },
  invalid_max_images: {
    de: 'maxImages muss eine ganze Zahl ab 1 oder all sein.',
    en: 'maxImages must be a whole number of at least 1, or all.',
  },
  too_many_images: {
    de: 'Ein Auftrag kann höchstens {{maxImages}} Bilder haben. Bitte teilen Sie die Liste, oder senden Sie im Formular maxImages.',
    en: 'A job can have at most {{maxImages}} images. Please split the list, or send maxImages in the form.',
  },
  too_many_labels: {
    de: 'Ein Auftrag kann höchstens {{maxPerJob}} Labels haben, alle Aufträge eines Kontos zusammen höchstens {{maxLabels}} verschiedene. Bitte verwenden Sie vorhandene.',
    en: 'A job can have at most {{maxPerJob}} labels, and all jobs of an account together at most {{maxLabels}} different ones. Please use existing ones.',
  },
  too_many_picture_sets: {
    de: 'Dieses Konto hat schon {{maxSets}} hochgeladene Sammlungen von Bildern ohne Auftrag. Bitte starten Sie in der App Aufträge damit, oder warten Sie einen Tag.',
    en: 'This account already has {{maxSets}} uploaded collections of images without a job. Please start jobs of them in the app, or wait a day.',
  },
  file_missing: {
    de: 'Das Formular hat keine Datei im Feld file.',
    en: 'The form has no file in the field file.',
  },
  own_uploads_under_way: {
    de: 'Zwei Dateien dieses Kontos kommen gerade an. Bitte senden Sie diese noch einmal, sobald eine davon fertig ist.',
    en: 'Two files of this account are being received. Please send this one again as soon as one of them is done.',
  },
  uploads_under_way: {
    de: 'Gerade kommen zu viele Dateien an. Bitte senden Sie diese in einer Minute noch einmal.',
    en: 'Too many files are being received right now. Please send this one again in a minute.',
  },
  picture_set_gone: {
    de: 'Die Bilder, auf die baseUrl zeigt, sind nicht mehr gespeichert. Bitte senden Sie sie noch einmal.',
    en: 'The images that baseUrl points to are no longer stored. Please send them again.',
  },
  texts_changed: {
    de: 'Die Texte des Bildes sind nicht mehr die in seen: Sie wurden inzwischen geändert. Es wurde nichts gespeichert und nichts freigegeben.',
    en: 'The texts of the image are no longer those in seen: they were changed in the meantime. Nothing was saved or approved.',
  },
  no_proposal: {
    de: 'Das Bild hat keinen Vorschlag: Es gab keinen, oder über ihn wurde schon entschieden.',
    en: 'The image has no proposal: there was none, or it has already been decided on.',
  },
  retried_already: {
    de: 'Diese Bilder hat schon Auftrag {{jobId}}. Mit again: true werden sie noch einmal versucht.',
    en: 'Job {{jobId}} already has these images. With again: true they are tried once more.',
  },
  unpaid_calls_spent: {
    de: 'Die kostenlosen Versuche dieses Kontos in den letzten 24 Stunden sind verbraucht. Bitte versuchen Sie es in {{hours}} Std. noch einmal.',
    en: 'This account has used up its free attempts for the last 24 hours. Please try again in {{hours}} h.',
  },
  regenerate_failed: {
    de: 'Das Bild konnte gerade nicht neu beschrieben werden: {{reason}} Seine Texte bleiben, der kostenlose Versuch auch.',
    en: 'The image could not be regenerated just now: {{reason}} Its texts are kept, and so is the free attempt.',
  },
  webhook_off: {
    de: 'Dieser Webhook ist abgeschaltet. Bitte setzen Sie zuerst isOn auf true.',
    en: 'This webhook is turned off. Please set its isOn to true first.',
  },
  rate_limited: {
    de: 'Zu viele Aufrufe dieser Art. Bitte warten Sie {{retryAfterSeconds}} Sekunden.',
    en: 'Too many calls of this kind. Please wait {{retryAfterSeconds}} seconds.',
  },
  took_too_long: {
    de: 'Das dauerte zu lange und wurde abgebrochen. Bitte fragen Sie nach weniger auf einmal, oder versuchen Sie es später noch einmal.',
    en: 'This took too long and was cancelled. Please ask for less at once, or try again later.',
  },
  unknown_host: {
    de: 'Unter dem Namen „{{host}}“ antwortet dieser Server nicht. Bitte rufen Sie die Adresse auf, die sein Betreiber genannt hat; er kann weitere Namen in den Einstellungen PUBLIC_URL und ALLOWED_HOSTS erlauben.',
    en: 'This server does not answer by the name “{{host}}”. Please call the address that its operator gave you; they can allow further names in the settings PUBLIC_URL and ALLOWED_HOSTS.',
  },
  internal: {
    de: 'Auf dem Server ist ein Fehler aufgetreten. Bitte versuchen Sie es später noch einmal; bleibt er, nennen Sie dem Betreiber die requestId.',
    en: 'An error occurred on the server. Please try again later; if it persists, give the requestId to the operator.',
  },
} satisfies Partial<Record<RefusalCode, Said>>
