import type { Words } from './guide.ts'

/** A change of API v1 that a client can notice, as one sentence. */
export interface ApiChange {
  /** The day, as `2026-11-28`. */
  day: string
  text: Words
}

/** The changelog of API v1, the newest first. */
export const changes: readonly ApiChange[] = [
  {
    day: '2026-11-29',
    text: {
      de: 'Formulare haben bis zu 200 Felder, statt 30, sodass jeder Eintrag einer Liste in einem eigenen Platz hat.',
      en: 'Forms have up to 200 fields instead of 30, so that each entry of a list can have one of its own.',
    },
  },
  {
    day: '2026-11-29',
    text: {
      de: '`GET /api/v1/account` nennt Tschechisch `cs`, wie diese Seite, und bei `token.scopes` alles, was das Token darf, auch das Lesen, das Schreiben einschließt.',
      en: '`GET /api/v1/account` calls Czech `cs`, as this page does, and `token.scopes` lists all that the token can do, also the reading that writing includes.',
    },
  },
  {
    day: '2026-11-29',
    text: {
      de: '`GET /api/v1/jobs` nimmt `label`.',
      en: '`GET /api/v1/jobs` takes `label`.',
    },
  },
  {
    day: '2026-11-29',
    text: {
      de: 'Zeilen einer Liste haben `externalId`: aus der Spalte dieses Namens, auch einer CSV- oder Excel-Datei, oder aus der, die `externalIdColumn` nennt.',
      en: 'Rows of a list have `externalId`: from the column of that name, of a CSV or Excel file, too, or from the one that `externalIdColumn` names.',
    },
  },
  {
    day: '2026-11-29',
    text: {
      de: 'Mit Testtokens lassen sich 240 Aufträge in der Stunde starten; `limits.startsPerHour` in `GET /api/v1/account` nennt, wie viele es sind.',
      en: 'Test tokens can start 240 jobs per hour; `limits.startsPerHour` in `GET /api/v1/account` says how many it is.',
    },
  },
  {
    day: '2026-11-29',
    text: {
      de: 'Die Wiederholung von `POST /api/v1/webhooks` und `…/rotate` mit demselben `Idempotency-Key` hat das Geheimnis, solange es nicht ersetzt ist.',
      en: 'A repeat of `POST /api/v1/webhooks` and `…/rotate` with the same `Idempotency-Key` has the secret until it is replaced.',
    },
  },
  {
    day: '2026-11-29',
    text: {
      de: '`not_found` nennt in `kind`, `id` und `field`, was nicht gefunden wurde, `no_such_call` Methode und Pfad und in `meant` den Aufruf, der wohl gemeint war. Mit einem Token außerhalb von `/api/v1/` ist die Antwort `outside_v1`. `rate_limited` nennt `limit`, `max` und `windowSeconds`. Der Satz in `error` nennt höchstens drei Fehler, `issues` alle. `POST /api/v1/images/{id}/regenerate` braucht keinen Inhalt. Eine Liste ohne Endung wird nach `Content-Type` und Anfang gelesen. NUL und halbe Surrogate in JSON sind `invalid_input` mit `field`; eine Datei, die als Text kam, auch. `image_failed` und `image_not_described` haben `problem` wie das Bild, statt `fault` und `reason`.',
      en: '`not_found` names in `kind`, `id` and `field` what was not found, `no_such_call` method and path, and in `meant` the call that was probably meant. With a token outside `/api/v1/` the answer is `outside_v1`. `rate_limited` names `limit`, `max` and `windowSeconds`. The sentence in `error` names at most three faults, `issues` all of them. `POST /api/v1/images/{id}/regenerate` needs no body. A list without an ending is read by its `Content-Type` and beginning. NUL and half surrogates in JSON are `invalid_input` with a `field`; so is a file that came as text. `image_failed` and `image_not_described` have the `problem` of the image in place of `fault` and `reason`.',
    },
  },
  {
    day: '2026-11-29',
    text: {
      de: 'Die Fehler `private_address` und `host_not_found` eines Bildes gibt es nicht mehr: Sie sagten dasselbe wie `no_public_server`, das an ihre Stelle tritt. Eine zu große Kennung wird überall mit demselben Höchstwert abgewiesen.',
      en: 'The faults `private_address` and `host_not_found` of an image are gone: they said the same as `no_public_server`, which takes their place. An id that is too large is refused with the same maximum everywhere.',
    },
  },
  {
    day: '2026-11-29',
    text: {
      de: 'Client und Kommando kommen [von diesem Server](#tools), mit einem Aufruf von npm. Der Client hat `follow`, `ConnectionError` und an Fehlern `field` und `docs`; das Kommando nennt Regeln wie die API (`linked_without_text`). Ein Auftrag aus gesendeten Bildern heißt wie sie (`name`). Bei jedem Ereignis eines Webhooks steht, welcher Aufruf den Rest liest.',
      en: 'Client and command come [from this server](#tools), with one call of npm. The client has `follow`, `ConnectionError`, and errors with `field` and `docs`; the command names rules as the API does (`linked_without_text`). A job of images that were sent is named after them (`name`). Each event of a webhook says which call reads the rest.',
    },
  },
  {
    day: '2026-11-29',
    text: {
      de: '`livemode` ist in jeder Nachricht eines Webhooks und in `payload` einer Zustellung, auch in deren Schema als Pflicht. Die Form von `POST /api/v1/jobs` und `…/quote` braucht `languages` und weist Felder ab, die nicht genannt sind.',
      en: '`livemode` is in each message of a webhook and in the `payload` of a delivery, and required in their schemas. The form of `POST /api/v1/jobs` and `…/quote` needs `languages` and refuses fields that are not listed.',
    },
  },
  {
    day: '2026-11-29',
    text: {
      de: 'Ein Recht zum Schreiben schließt das zum Lesen ein: `images:write`, `jobs:write` und `webhooks:write` öffnen auch, was `…:read` braucht.',
      en: 'A scope to write includes the one to read: `images:write`, `jobs:write` and `webhooks:write` also open what needs `…:read`.',
    },
  },
  {
    day: '2026-11-29',
    text: {
      de: 'JSON und Formulare nehmen dasselbe und werden gleich abgewiesen: Das Formular eines Auftrags hat `keywords`, und `avoidedKeywords` ist auch dort eine Liste. `customLanguages`, `promptType` und `customPrompt` gibt es nicht mehr; `languages` und `prompt` sagen dasselbe. Fehlende und zu viele Sprachen sind überall `invalid_input`. Ausschlusswörter mit zusammen mehr als 500 Zeichen werden abgewiesen statt gekürzt. 415 sagt mit `unsupported_charset` und `unsupported_encoding`, was an den Kopfzeilen nicht passt, und der Satz zu ungültigem JSON nennt Zeile und Spalte. Fehlt eine Spalte oder ein Blatt, stehen die vorhandenen in `columns` oder `sheets`; eine abgelehnte Adresse in `webhookUrl` nennt dieses Feld. Die Sätze der Fehler sprechen von Feldern und Werten, nicht von der App.',
      en: 'JSON and forms take the same, and are refused alike: the form of a job has `keywords`, and `avoidedKeywords` is a list there, too. `customLanguages`, `promptType` and `customPrompt` are gone; `languages` and `prompt` say the same. Missing and too many languages are `invalid_input` everywhere. Words to avoid with more than 500 characters in all are refused instead of cut. 415 says with `unsupported_charset` and `unsupported_encoding` what is wrong with the headers, and the sentence about invalid JSON names line and column. Where a column or a sheet is missing, `columns` or `sheets` list those that there are; a refused address in `webhookUrl` names that field. The sentences of errors speak of fields and values, not of the app.',
    },
  },
  {
    day: '2026-11-29',
    text: {
      de: 'Die Form von `POST /api/v1/jobs` versteht `languages` und `prompt` wie in JSON. Jedes unbekannte Feld steht einzeln in `issues`, mit dem, das wohl gemeint war. Ein Pfad, den es nicht gibt, ist `no_such_call`; Dateien in `pictures`, von denen keine ein Bild ist, sind `no_usable_picture`. Ergebnisse eines gescheiterten Auftrags sind `job_failed`, eine Liste ohne Adressen `no_addresses`; eine zweite Datei `file` und eine unter anderem Namen werden abgewiesen, und `en_US` ist `en-US`. Der Client hat `waitForAudit`.',
      en: 'The form of `POST /api/v1/jobs` understands `languages` and `prompt` as in JSON. Each unknown field is an issue of its own, with the one that was probably meant. A path that does not exist is `no_such_call`; files in `pictures` none of which is an image are `no_usable_picture`. Results of a failed job are `job_failed`, a list without addresses is `no_addresses`; a second `file` and a file under another name are refused, and `en_US` is `en-US`. The client has `waitForAudit`.',
    },
  },
  {
    day: '2026-11-29',
    text: {
      de: '`POST /api/v1/jobs` und `…/quote` nehmen Bilder als `pictures`: mehrere Dateien einer Form oder ein ZIP, auch neben einer Liste als `file`, zusammen bis zu 2 GB. Mit `onlyMissing` zählt ein Alternativtext in der Datei eines Bildes als vorhanden. Der Hinweis `files_unusable` nennt Dateien, die nicht verwendet werden können.',
      en: '`POST /api/v1/jobs` and `…/quote` take images as `pictures`: several files of one form or a ZIP, also next to a list as `file`, up to 2 GB in all. With `onlyMissing` an alt text in the file of an image counts as existing. The notice `files_unusable` names files that cannot be used.',
    },
  },
  {
    day: '2026-11-29',
    text: {
      de: 'Ein anderes Verfahren auf `/jobs/quote` ist 405, ein leerer Name am Ende eines Pfads 404. `archive_unreadable` nennt `file` als Feld, und bei `imageHeaders` steht, was zu schreiben ist. Diese Seite sagt zu jedem Fehler, was zu tun ist, und erklärt `end.code`, `lastFault` und `style`.',
      en: 'Another method on `/jobs/quote` is 405, an empty name at the end of a path 404. `archive_unreadable` names `file` as its field, and errors of `imageHeaders` say what to write. This page says of each error what to do, and explains `end.code`, `lastFault` and `style`.',
    },
  },
  {
    day: '2026-11-29',
    text: {
      de: 'Webhooks haben `isLocal`: Gesendet wird nichts; `bildwort listen` oder ein eigenes Programm holt die Zustellungen mit `state=waiting` ab, gibt sie weiter und meldet mit `PATCH /api/v1/webhooks/{id}/deliveries/{deliveryId}`, was geantwortet wurde.',
      en: 'Webhooks have `isLocal`: nothing is sent; `bildwort listen` or your own program fetches the deliveries with `state=waiting`, forwards them, and reports with `PATCH /api/v1/webhooks/{id}/deliveries/{deliveryId}` what was answered.',
    },
  },
  {
    day: '2026-11-29',
    text: {
      de: 'Diese Seite zeigt jeden Aufruf auch in JavaScript, Python und PHP. Im Client für TypeScript sind falsch geschriebene Optionen und Felder Typfehler.',
      en: 'This page shows each call in JavaScript, Python and PHP, too. In the client for TypeScript, misspelled options and fields are type errors.',
    },
  },
  {
    day: '2026-11-29',
    text: {
      de: 'Angebote haben `reason`: den Code, mit dem ein Start wegen der Kosten abgelehnt würde. `affordable` berücksichtigt auch `maxCost`.',
      en: 'Quotes have `reason`: the code with which a start would be refused for its cost. `affordable` takes `maxCost` into account, too.',
    },
  },
  {
    day: '2026-11-29',
    text: {
      de: '400 `invalid_input` statt eines Auftrags, der scheitert: `images`, deren `url` keine Adresse ist (`images.0.url`), und im Testmodus unbekannte Testnamen. Auch ein Inhalt, der kein UTF-8 ist, und IDs wie `1e3` werden abgelehnt.',
      en: '400 `invalid_input` instead of a job that fails: `images` whose `url` is no address (`images.0.url`), and unknown test names in test mode. A body that is not UTF-8 and ids such as `1e3` are refused, too.',
    },
  },
  {
    day: '2026-11-29',
    text: {
      de: 'Im Testmodus muss eine gesendete Datei ein Bild sein, und `GET /api/v1/account` nennt die Limits des Testmodus. `PATCH /api/v1/images/{id}` nennt eine Sprache ohne Texte als Feld (`texts.it`).',
      en: 'In test mode a sent file must be an image, and `GET /api/v1/account` names the limits of test mode. `PATCH /api/v1/images/{id}` names a language without texts as the field (`texts.it`).',
    },
  },
  {
    day: '2026-11-29',
    text: {
      de: 'Limits für Aufrufe, einzelne Bilder, Starts, Angebote und Prüfungen zählen für Testtokens getrennt von denen für echte Daten.',
      en: 'Limits of calls, single images, starts, quotes and audits count for test tokens apart from those for live data.',
    },
  },
  {
    day: '2026-11-29',
    text: {
      de: 'Prüfungen haben `livemode`: Eine mit einem Testtoken gestartete ist nur für Testtokens zu sehen und meldet sich nur bei deren Webhooks.',
      en: 'Audits have `livemode`: one started with a test token can only be seen by test tokens, and reports only to their webhooks.',
    },
  },
  {
    day: '2026-11-29',
    text: {
      de: '`POST /api/v1/jobs` und `…/quote` nehmen als `file` auch ein ZIP von Bildern; `url` eines solchen Bildes ist sein Pfad.',
      en: '`POST /api/v1/jobs` and `…/quote` also take a ZIP of images as `file`; the `url` of such an image is its path.',
    },
  },
  {
    day: '2026-11-29',
    text: {
      de: 'Aufträge und Bilder nehmen `webhookUrl` mit `webhookId`: Ihre Ereignisse gehen an diese Adresse. `imageHeaders` sind Kopfzeilen, mit denen geschützte Bilder abgerufen werden. Zustellungen haben `url`.',
      en: 'Jobs and images take `webhookUrl` with `webhookId`: their events go to this address. `imageHeaders` are headers with which protected images are fetched. Deliveries have `url`.',
    },
  },
  {
    day: '2026-11-29',
    text: {
      de: '`POST /api/v1/audits` prüft die Bilder einer Seite oder Website; `GET /api/v1/audits/{id}` und `….csv` sagen, welchen ein guter Alternativtext fehlt. Neues Ereignis `audit.completed`.',
      en: '`POST /api/v1/audits` audits the images of a page or website; `GET /api/v1/audits/{id}` and `….csv` say which of them lack a good alt text. New event `audit.completed`.',
    },
  },
  {
    day: '2026-11-29',
    text: {
      de: 'KI-Assistenten können die Aufrufe als Werkzeuge benutzen (MCP): `/mcp` mit einem Zugangstoken.',
      en: 'AI assistants can use the calls as tools (MCP): `/mcp` with an access token.',
    },
  },
  {
    day: '2026-11-29',
    text: {
      de: '`POST /api/v1/jobs/quote` sagt, was ein Auftrag kosten würde, an der Stelle von `dryRun`: `POST /api/v1/jobs` antwortet immer mit einem Auftrag. `POST /api/v1/jobs/{id}/retry` nimmt `include`: Codes von Fehlern wie `not_found`, deren Bilder auch wiederholt werden.',
      en: '`POST /api/v1/jobs/quote` says what a job would cost, in place of `dryRun`: `POST /api/v1/jobs` always answers a job. `POST /api/v1/jobs/{id}/retry` takes `include`: codes of problems such as `not_found` whose images are retried, too.',
    },
  },
  {
    day: '2026-11-29',
    text: {
      de: 'Testmodus: Mit einem Token, das mit `bw_test_` beginnt, sind alle Aufrufe ohne KI-Schlüssel und Guthaben möglich; Texte sind erfunden, und nichts wird berechnet. Konto, Aufträge, Bilder, Angebote, Webhooks und ihre Nachrichten haben `livemode`.',
      en: 'Test mode: with a token that begins with `bw_test_` all calls work without an AI key and credit; texts are made up, and nothing is charged. Account, jobs, images, quotes, webhooks and their messages have `livemode`.',
    },
  },
  {
    day: '2026-11-29',
    text: {
      de: 'Bilder können HEIC und SVG sein. Neuer Fehler `too_costly` eines Bildes, das zu öffnen zu aufwendig ist.',
      en: 'Images can be HEIC and SVG. New fault `too_costly` of an image that takes too much work to open.',
    },
  },
  {
    day: '2026-11-28',
    text: {
      de: '`GET /api/v1/account/usage` sagt, was jedes Token nach Monaten gekostet hat.',
      en: '`GET /api/v1/account/usage` says what each token has cost by month.',
    },
  },
  {
    day: '2026-11-28',
    text: {
      de: '`POST /api/v1/jobs?dryRun=true` liest die Liste und sagt, was der Auftrag kosten würde, ohne etwas zu beginnen.',
      en: '`POST /api/v1/jobs?dryRun=true` reads the list and says what the job would cost, without beginning anything.',
    },
  },
  {
    day: '2026-11-28',
    text: {
      de: 'Neue Ereignisse `text.updated` und `image.approved`. Bilder haben `updatedAt`, und `GET /api/v1/jobs/{id}/images` nimmt `updatedAfter`, `GET /api/v1/jobs` `status`, `createdAfter` und `createdBefore`; beide sagen mit `total=true`, wie viele es sind. Das Recht `webhooks:read` liest Webhooks, ohne sie zu ändern.',
      en: 'New events `text.updated` and `image.approved`. Images have `updatedAt`, and `GET /api/v1/jobs/{id}/images` takes `updatedAfter`, `GET /api/v1/jobs` takes `status`, `createdAfter` and `createdBefore`; with `total=true` both say how many there are. The scope `webhooks:read` reads webhooks without changing them.',
    },
  },
  {
    day: '2026-11-28',
    text: {
      de: 'Ein Bild hat überall dieselbe Form: in Antworten, in `results.json` und `results.ndjson` (mit `source`), in Ereignissen (`texts` statt `altText`) und im Webhook `image.completed` (`data.image`). `problem` mit `code` und `message` steht an der Stelle von `error`. Bilder eines Auftrags nehmen `externalId` und `metadata`; sie kommen überall mit zurück, und `GET /api/v1/images?externalId=` findet auch sie.',
      en: 'An image has one shape everywhere: in answers, in `results.json` and `results.ndjson` (with `source`), in events (`texts` in place of `altText`) and in the webhook `image.completed` (`data.image`). `problem` with `code` and `message` takes the place of `error`. Images of a job take `externalId` and `metadata`; these come back everywhere, and `GET /api/v1/images?externalId=` finds these images, too.',
    },
  },
  {
    day: '2026-11-28',
    text: {
      de: 'Aufträge haben `name` und `labels`. Beides lässt sich beim Start angeben und mit `PATCH /api/v1/jobs/{id}` ändern.',
      en: 'Jobs have `name` and `labels`. Both can be given at the start and changed with `PATCH /api/v1/jobs/{id}`.',
    },
  },
  {
    day: '2026-11-28',
    text: {
      de: '`GET /api/v1/webhooks/{id}` liest einen Webhook, `formerSecretUntil` sagt, bis wann das vorige Geheimnis mit unterschreibt, und `endFormerSecret` beendet es sofort. Zustellungen zeigen ihren Inhalt (`payload`) und zählen Versuche weiter, wenn sie erneut gesendet werden. `missingLanguages` nennt die Sprachen, in denen ein übernommenes Bild keinen Text hat.',
      en: '`GET /api/v1/webhooks/{id}` reads one webhook, `formerSecretUntil` says until when the secret before also signs, and `endFormerSecret` ends it at once. Deliveries show their `payload`, and count attempts on when they are sent again. `missingLanguages` names the languages in which a carried image has no text.',
    },
  },
  {
    day: '2026-11-28',
    text: {
      de: 'HEAD ist bei jedem GET möglich, außer beim Ereignisstrom. Antworten kommen mit gzip, wenn `Accept-Encoding` es nennt. JSON-Antworten auf GET haben ein `ETag`; mit `If-None-Match` ist die Antwort 304, solange sich nichts geändert hat. Eine bekannte Adresse mit einer anderen Methode ist immer 405 mit `Allow`. Ohne `Accept-Language` sind Sätze englisch.',
      en: 'HEAD works with every GET but the event stream. Answers are compressed with gzip if `Accept-Encoding` names it. JSON answers to GET have an `ETag`; with `If-None-Match` the answer is 304 while nothing has changed. Another method of a known address is always 405 with `Allow`. Without `Accept-Language` sentences are English.',
    },
  },
  {
    day: '2026-11-28',
    text: {
      de: 'Abweisungen über Geld nennen alles in Cent: `costCents` überall, bei `insufficient_credits` auch `balanceCents` und `shortfallCents`; der Satz enthält die Beträge. `field` steht bei jeder Abweisung, die an einem Feld liegt, und der Satz von `invalid_input` sagt, was an welchem Feld falsch ist. 413 sagt, wie viel möglich ist, 415, welche Formate.',
      en: 'Refusals about money are in cents alone: `costCents` everywhere, with `insufficient_credits` also `balanceCents` and `shortfallCents`; the sentence has the figures. `field` is part of every refusal that is about a field, and the sentence of `invalid_input` says what is wrong with which field. 413 says how much is possible, 415 which formats.',
    },
  },
  {
    day: '2026-11-28',
    text: {
      de: '`Content-Type: application/json` ohne Inhalt ist möglich, wo kein Inhalt nötig ist. Unbekannte Felder und Parameter werden überall abgewiesen, auch in verschachtelten Objekten und bei Aufrufen ohne Felder.',
      en: '`Content-Type: application/json` without a body is accepted where no body is needed. Unknown fields and parameters are refused everywhere, also in nested objects and with calls that have no fields.',
    },
  },
  {
    day: '2026-11-28',
    text: {
      de: '`RateLimit-Policy` und `RateLimit` nennen jedes Limit, auch Starts in der Stunde und Webhooks. Abgewiesene Starts und Wiederholungen zählen nicht als Starts.',
      en: '`RateLimit-Policy` and `RateLimit` name every limit, also starts an hour and webhooks. Refused starts and retries do not count as starts.',
    },
  },
]
