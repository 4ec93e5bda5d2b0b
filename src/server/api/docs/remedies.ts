import type { RefusalCode } from '#contract/refusals.ts'
import type { Words } from './guide.ts'

const otherFile: Words = {
  de: 'Prüfen Sie, was Ihr Programm als Datei sendet.',
  en: 'Check what your program sends as the file.',
}
const atThatLine: Words = {
  de: 'Berichtigen Sie die genannte Zeile, und senden Sie die Liste noch einmal.',
  en: 'Correct the line that is named, and send the list again.',
}
const nameColumn: Words = {
  de: 'Nennen Sie eine Spalte, die in der ersten Zeile der Liste steht, genau so geschrieben.',
  en: 'Name a column from the first row of the list, written exactly as there.',
}
const smaller: Words = {
  de: 'Teilen Sie den Inhalt auf mehrere Aufrufe auf.',
  en: 'Split it into several calls.',
}
const fewer: Words = { de: 'Senden Sie weniger.', en: 'Send fewer.' }
const nothingToDo: Words = {
  de: 'Es ist nichts zu tun; was Sie wollten, ist schon so oder nicht nötig.',
  en: 'There is nothing to do: what you wanted is already so, or not needed.',
}
const readAgain: Words = {
  de: 'Lesen Sie das Bild noch einmal, und entscheiden Sie nach seinem neuen Stand.',
  en: 'Read the image again, and decide by its new state.',
}

/** What a program or its author can do about a refusal whose sentence does not say so. */
export const remedies: Partial<Record<RefusalCode, Words>> = {
  alt_column_missing: {
    de: 'Lassen Sie `onlyMissing` weg, oder senden Sie eine Liste mit Alternativtexten.',
    en: 'Leave out `onlyMissing`, or send a list with alt texts.',
  },
  archive_unreadable: {
    de: 'Packen Sie das ZIP neu, oder teilen Sie es auf mehrere auf.',
    en: 'Pack the ZIP again, or split it into several.',
  },
  body_too_large: smaller,
  context_column_missing: nameColumn,
  copied_for_free: {
    de: 'Rufen Sie `regenerate` für das Bild jenes Auftrags auf, oder ändern Sie die Texte mit `PATCH`.',
    en: 'Call `regenerate` for the image of that job, or edit the texts with `PATCH`.',
  },
  duplicate_language: {
    de: 'Nennen Sie jede Sprache einmal; `cs` und `cz` sind dieselbe.',
    en: 'Name each language once; `cs` and `cz` are the same.',
  },
  file_empty: otherFile,
  file_missing: {
    de: 'Senden Sie multipart/form-data mit einem Feld `file`; Bilder eines Auftrags heißen `pictures`.',
    en: 'Send multipart/form-data with a field `file`; images of a job are called `pictures`.',
  },
  file_too_large: {
    de: 'Verkleinern Sie das Bild, oder teilen Sie die Liste. Wie groß sie sein darf, steht in `GET /api/v1/account`.',
    en: 'Shrink the image, or split the list. `GET /api/v1/account` says how large it can be.',
  },
  image_failed: {
    de: '`problem.code` sagt, woran es lag, als [Code](#values-faults). Berichtigen Sie Adresse oder Datei; dasselbe noch einmal zu senden hilft selten.',
    en: '`problem.code` says why, as a [code](#values-faults). Correct the address or file; sending the same again rarely helps.',
  },
  insufficient_credits: {
    de: 'Laden Sie Guthaben auf, oder senden Sie weniger Bilder oder Sprachen; `affordableImages` sagt, für wie viele es reicht.',
    en: 'Buy credit, or send fewer images or languages; `affordableImages` says how many it suffices for.',
  },
  invalid_custom_language: {
    de: 'Schreiben Sie den Namen der Sprache aus, etwa „Norwegian (Nynorsk)“.',
    en: 'Write out the name of the language, such as “Norwegian (Nynorsk)”.',
  },
  invalid_input: {
    de: '`field` nennt das erste Feld, an dem es lag, `issues` nennt alle, mit je einem Satz.',
    en: '`field` names the first field at fault, `issues` all of them, each with a sentence.',
  },
  job_failed: {
    de: '`problem` des Auftrags nennt den Grund, `failed.csv` den jedes Bildes; `POST /api/v1/jobs/{id}/retry` versucht sie noch einmal.',
    en: 'The job’s `problem` says why, `failed.csv` why for each image; `POST /api/v1/jobs/{id}/retry` tries them again.',
  },
  job_not_completed: {
    de: 'Warten Sie auf den Webhook, oder fragen Sie den Auftrag, bis `status` `completed` oder `failed` ist.',
    en: 'Wait for the webhook, or poll the job until its `status` is `completed` or `failed`.',
  },
  json_empty: otherFile,
  list_ambiguous: {
    de: 'Lassen Sie `strict` weg, dann gilt die wahrscheinlichste Lesart, oder berichtigen Sie die Liste.',
    en: 'Leave out `strict` to get the most likely reading, or correct the list.',
  },
  monthly_limit_reached: {
    de: 'Warten Sie auf den nächsten Monat, oder heben Sie das Limit im Konto an.',
    en: 'Wait for the next month, or raise the limit in the account.',
  },
  ndjson_line_broken: atThatLine,
  no_proposal: readAgain,
  outside_v1: {
    de: 'Nehmen Sie eine Adresse dieser Seite; `meant` nennt die ähnlichste, wenn es eine gibt.',
    en: 'Use an address of this page; `meant` names the most similar one, if there is one.',
  },
  no_such_call: {
    de: 'Vergleichen Sie Verfahren und Pfad mit den Aufrufen dieser Seite.',
    en: 'Compare method and path with the calls on this page.',
  },
  no_usable_picture: {
    de: 'Senden Sie Bilder (JPEG, PNG, WebP, AVIF, GIF, TIFF, HEIC oder SVG) oder ein ZIP mit Bildern.',
    en: 'Send images (JPEG, PNG, WebP, AVIF, GIF, TIFF, HEIC or SVG), or a ZIP of them.',
  },
  no_addresses: {
    de: 'Nennen Sie mit `urlColumn` die Spalte, und mit `baseUrl`, was vor Pfade ohne Host gehört.',
    en: 'Name the column with `urlColumn`, and with `baseUrl` what paths without a host are below.',
  },
  no_rows: {
    de: 'Prüfen Sie `urlColumn`, und ob die Zellen darin Adressen haben.',
    en: 'Check `urlColumn`, and whether its cells have addresses.',
  },
  no_texts: {
    de: 'Das Bild scheiterte oder ist noch nicht fertig: `state` und `problem` sagen es.',
    en: 'The image failed or is not done yet: see its `state` and `problem`.',
  },
  none_missing: nothingToDo,
  not_found: {
    de: '`field` nennt, welche Kennung nicht gefunden wurde. Gelöschtes, Daten eines anderen Kontos, und Testdaten für ein Live-Token (oder umgekehrt) sind nicht zu finden.',
    en: '`field` names the id that was not found. What was deleted, belongs to another account, or is test data for a live token (or the reverse) is not found.',
  },
  not_json: atThatLine,
  nothing_to_retry: {
    de: 'Nennen Sie in `include` die Codes, die trotzdem wiederholt werden sollen.',
    en: 'Name in `include` the codes to be retried nevertheless.',
  },
  over_max_cost: {
    de: 'Heben Sie `maxCost` an, oder senden Sie weniger Bilder oder Sprachen.',
    en: 'Raise `maxCost`, or send fewer images or languages.',
  },
  picture_set_full: {
    de: 'Starten Sie mit den übrigen Bildern einen weiteren Auftrag.',
    en: 'Start another job with the remaining images.',
  },
  regenerate_failed: {
    de: 'Versuchen Sie es später noch einmal.',
    en: 'Try again later.',
  },
  regenerated_already: {
    de: 'Ändern Sie die Texte mit `PATCH`, oder senden Sie das Bild neu.',
    en: 'Edit the texts with `PATCH`, or send the image again.',
  },
  retried_already: {
    de: 'Lesen Sie den neuen Auftrag; er steht oben in `GET /api/v1/jobs`.',
    en: 'Read the new job; it is at the top of `GET /api/v1/jobs`.',
  },
  scope_missing: {
    de: 'Legen Sie ein Token mit diesem Recht an; die eines vorhandenen ändern sich nicht.',
    en: 'Create a token with this scope; those of an existing one do not change.',
  },
  sheet_empty: { de: 'Nennen Sie mit `sheet` ein anderes Blatt.', en: 'Name another sheet with `sheet`.' },
  sheet_missing: {
    de: 'Nennen Sie mit `sheet` ein Blatt der Datei, genau so geschrieben, oder keines.',
    en: 'Name a sheet of the file with `sheet`, written exactly as there, or none.',
  },
  surplus_cells: atThatLine,
  texts_changed: readAgain,
  token_cap_reached: {
    de: 'Warten Sie auf den nächsten Monat, oder legen Sie ein Token mit höherem Limit an.',
    en: 'Wait for the next month, or create a token with a higher limit.',
  },
  token_mistyped: {
    de: 'Kopieren Sie das ganze Token, ohne Leerzeichen und Anführungszeichen.',
    en: 'Copy the whole token, without spaces and quotation marks.',
  },
  too_many_custom_languages: fewer,
  too_many_rows: smaller,
  unclosed_quotes: atThatLine,
  url_column_missing: nameColumn,
  webhook_url_refused: {
    de: 'Nehmen Sie eine öffentliche Adresse mit https, oder zum Entwickeln `bildwort listen` ([Webhooks](#webhooks)).',
    en: 'Use a public https address or, while you develop, `bildwort listen` ([webhooks](#webhooks)).',
  },
  wish_column_missing: nameColumn,
  wrong_file_type: {
    de: 'Geben Sie der Datei die Endung `.csv`, `.tsv`, `.json`, `.ndjson`, `.jsonl` oder `.xlsx`. Ohne Endung, oder mit `.txt`, entscheiden `Content-Type` des Formularteils und Anfang der Datei.',
    en: 'Name the file with the ending `.csv`, `.tsv`, `.json`, `.ndjson`, `.jsonl` or `.xlsx`. Without an ending, or with `.txt`, the `Content-Type` of the form’s part and the beginning of the file decide.',
  },
  external_id_column_missing: nameColumn,
}
