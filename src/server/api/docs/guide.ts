import { apiLimits } from '#contract/api-limits.ts'
import { testNamePrefix } from '#contract/endpoints/v1/test-images.ts'
import type { messageWords } from '#contract/endpoints/v1/webhook-message.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { formatCents } from '#contract/money.ts'
import { pricePerImage } from '#contract/pricing.ts'
import { bounds } from '#server/platform/bounds.ts'
import type { ExampleName } from './examples.ts'

export type Words = Record<UiLanguage, string>

/** A passage of the page. The page adds tables, calls and refusals by its `id`. */
export interface Passage {
  id: string
  title: Words
  /** One paragraph per line; `code` and [links](address) are marked up. */
  text: Words
  /** Below the text. */
  example?: ExampleName
  steps?: { title: Words; text: Words; example?: ExampleName }[]
}

const priceIn = (language: UiLanguage) => ({
  one: formatCents(pricePerImage(1), language),
  more: formatCents(pricePerImage(2) - pricePerImage(1), language),
})
const price = { de: priceIn('de'), en: priceIn('en') }

/** Quick start: from nothing to results. */
const start: Passage = {
  id: 'start',
  title: { de: 'Schnellstart', en: 'Quick start' },
  text: {
    de: 'Was Sie brauchen: ein Konto. Im [Testmodus](#test-mode) gelingt damit alles; für echte Texte braucht es auch Guthaben und einen KI-Schlüssel, den ein Administrator zuweist. In JavaScript und TypeScript nimmt Ihnen ein [Client](#tools) das meiste ab.',
    en: 'What you need: an account. In [test mode](#test-mode) everything works with it; real texts also need credit, and an AI key that an administrator assigns. In JavaScript and TypeScript, a [client](#tools) does most of it for you.',
  },
  steps: [
    {
      title: { de: 'Ein Token anlegen', en: 'Create a token' },
      text: {
        de: 'Unter [Zugänge](/konto/zugaenge?lang=de) legen Sie ein Zugangstoken an. Es wird einmal gezeigt. Für die nächsten Schritte braucht es die Rechte `images:write`, `jobs:write` und `webhooks:write`. Beginnen Sie mit einem Testtoken: Mit ihm wird nichts berechnet, und es braucht weder KI-Schlüssel noch Guthaben ([Testmodus](#test-mode)). Für echte Texte tauschen Sie es gegen ein Live-Token. Die Demo zeigt beim Start von beiden eines. Die Beispiele lesen es aus der Umgebung:\n$ export BILDWORT_TOKEN=bw_test_…',
        en: 'Under [Access](/konto/zugaenge?lang=en) create an access token. It is shown once. For the next steps it needs the scopes `images:write`, `jobs:write` and `webhooks:write`. Begin with a test token: with it nothing is charged, and it needs neither an AI key nor credit ([test mode](#test-mode)). For real texts, replace it with a live token. The demo prints one of each when it starts. The examples read it from the environment:\n$ export BILDWORT_TOKEN=bw_test_…',
      },
    },
    {
      title: { de: 'Ein Bild beschreiben', en: 'Describe an image' },
      text: {
        de: 'Die Antwort kommt im selben Aufruf, nach einigen Sekunden, mit Texten, Preis und Guthaben. Gelingt es nicht, kostet es nichts. `context` sagt, wovon das Bild handelt; je mehr davon, desto besser die Texte.',
        en: 'The response comes in the same call after a few seconds, with texts, price and credit. Failed images are free. `context` says what the image is about; the more you provide, the better the texts.',
      },
      example: 'describe-image',
    },
    {
      title: { de: 'Benachrichtigt werden', en: 'Get notified' },
      text: {
        de: 'Ein Webhook sagt Ihnen, wann ein Auftrag beendet ist. Er erfährt, was von da an geschieht: Legen Sie ihn vor dem ersten Auftrag an, mit Ihrer Adresse als `url`. Die Demo nimmt auch `http://localhost`. Wer keinen empfangen kann, überspringt diesen Schritt und den nächsten und fragt [`GET /api/v1/jobs/{id}`](#get-api-v1-jobs-id) alle paar Sekunden.',
        en: 'A webhook tells you when a job is over. It gets what happens from then on: create it before the first job, with your address as `url`. The demo also takes `http://localhost`. If you cannot receive webhooks, skip this step and the next, and poll [`GET /api/v1/jobs/{id}`](#get-api-v1-jobs-id) every few seconds.',
      },
      example: 'make-webhook',
    },
    {
      title: { de: 'Den Webhook empfangen', en: 'Receive the webhook' },
      text: {
        de: 'Jeder Webhook ist unterschrieben. Prüfen Sie die Unterschrift, bevor Sie glauben, was darin steht. `BILDWORT_WEBHOOK_SECRET` ist das Geheimnis aus dem Schritt davor. Auf dem eigenen Rechner, ohne öffentliche Adresse, reicht `bildwort listen` (ein Teil des [Kommandos](#tools)) die Webhooks weiter ([Webhooks](#webhooks)).',
        en: 'Every webhook is signed. Verify the signature before you trust its content. `BILDWORT_WEBHOOK_SECRET` is the secret from the step before. On your own machine, without a public address, `bildwort listen` (part of the [command](#tools)) forwards the webhooks ([webhooks](#webhooks)).',
      },
      example: 'receive-webhook',
    },
    {
      title: { de: 'Einen Auftrag starten', en: 'Start a job' },
      text: {
        de: 'Viele Bilder auf einmal: bis zu 1.000 als JSON, oder mehr in einer Listendatei (multipart/form-data, `file`; eine [zum Ausprobieren](/api/sample-list)). Die Antwort kommt sofort (202), `Location` nennt den Auftrag, beschrieben wird im Hintergrund. Ihre eigenen Kennungen stehen in `externalId` eines Bildes, in einer Liste in der Spalte dieses Namens oder in der, die `externalIdColumn` nennt; sie kommen überall mit zurück. Ist er beendet, bekommt Ihr Webhook `job.completed`.',
        en: 'Many images at once: up to 1,000 as JSON, or more in a list file (multipart/form-data, `file`; [one to try](/api/sample-list)). The response comes immediately (202), `Location` names the job, and images are described in the background. Your own ids go into `externalId` of an image, in a list into the column of that name or the one that `externalIdColumn` names; they come back everywhere. When it is over, your webhook gets `job.completed`.',
      },
      example: 'start-job',
    },
    {
      title: { de: 'Oder die Bilder selbst senden', en: 'Or send the images themselves' },
      text: {
        de: 'Für Bilder ohne öffentliche Adresse: `pictures`, mehrere Dateien oder ein ZIP, zusammen bis zu 2 GB. Statt `dogs.jpg` und `lake.jpg` gehen beliebige Bilder.',
        en: 'For images without a public URL: `pictures`, several files or a ZIP, up to 2 GB in all. Any images do in place of `dogs.jpg` and `lake.jpg`.',
      },
      example: 'send-pictures',
    },
    {
      title: { de: 'Ergebnisse abrufen', en: 'Get the results' },
      text: {
        de: 'Bild für Bild, Seite für Seite, oder alles als eine Datei. In `data.jobId` des Webhooks steht, welcher Auftrag es ist; hier ist es der Auftrag 42.',
        en: 'Image by image, page by page, or everything as one file. `data.jobId` of the webhook names the job; here it is job 42.',
      },
      example: 'read-results',
    },
  ],
}

/** What applies to every call. */
export const guide: readonly Passage[] = [
  start,
  {
    id: 'tokens',
    title: { de: 'Authentifizierung', en: 'Authentication' },
    text: {
      de: `Jeder Aufruf trägt ein Token: \`Authorization: Bearer bw_live_…\` oder \`X-Api-Key: bw_live_…\`. Cookies gelten hier nicht, und ein Token gilt nur unter \`/api/v1\`. Es sieht und ändert, was seinem Konto gehört, auch das eines Administrators.\nEin Token gilt 30, 90 oder 365 Tage oder bis zum Widerruf. Geben Sie jedem Programm sein eigenes, mit nur den Rechten, die es braucht, und auf Wunsch mit einem Monatslimit. Schreiben schließt Lesen ein: \`jobs:write\` genügt auch für \`jobs:read\`. Bis zu ${apiLimits.tokensPerUser} sind möglich. Ein Token gehört nie in eine Webseite oder eine App: Wer es hat, kann in Ihrem Namen handeln.`,
      en: `Every call carries a token: \`Authorization: Bearer bw_live_…\` or \`X-Api-Key: bw_live_…\`. Cookies are not accepted here, and a token is valid only below \`/api/v1\`. It can see and change what belongs to its account; this is also true of an administrator’s token.\nA token is valid for 30, 90 or 365 days or until it is revoked. Give each program its own token with only the scopes it needs, and a monthly limit if you like. Writing includes reading: \`jobs:write\` also opens what needs \`jobs:read\`. You can have up to ${apiLimits.tokensPerUser} tokens. Never put a token in a web page or an app: anyone who has it can act on your behalf.`,
    },
  },
  {
    id: 'test-mode',
    title: { de: 'Testmodus', en: 'Test mode' },
    text: {
      de: `Ein Testtoken beginnt mit \`bw_test_\` und wird an derselben Stelle angelegt. Mit ihm ist jeder Aufruf möglich wie sonst, mit denselben Prüfungen, Webhooks und Antworten, aber ohne KI-Schlüssel und ohne Guthaben: Die Texte sind erfunden und sagen das, für dieselbe Adresse immer dieselben. Es wird kein Bild abgerufen, kein KI-Dienst gefragt und nichts berechnet: \`chargedCents\` und \`costCents\` sind 0, und nur ein Angebot nennt den wirklichen Preis. \`maxCost\` gilt wie sonst. Nur Prüfungen (\`/audits\`) rufen die Website wirklich ab.\nTestdaten und echte Daten sehen einander nicht: Ein Testtoken erreicht nur, was mit Testtokens entstanden ist, auch nur dessen Webhooks. Was zu Testdaten gehört, trägt \`livemode: false\`, auch in Webhooks. In der App tragen sie die Marke „Test“; sie fehlen in Verbrauch und Statistik. Ein Testauftrag hat höchstens ${apiLimits.imagesPerTestJob} Bilder, ${bounds.testStartsPerUser.max} lassen sich in der Stunde starten, und spätestens nach ${apiLimits.testDays} Tagen wird jeder gelöscht.\nWas sonst selten geschieht, bestimmt der Dateiname der Adresse: \`https://example.com/${testNamePrefix}not_found.jpg\` scheitert so, als gäbe es das Bild nicht ([alle Namen](#values-test-images)).`,
      en: `A test token begins with \`bw_test_\` and is created in the same place. Every call works with it as usual, with the same checks, webhooks and answers, but without an AI key and without credit: the texts are made up and say so, and are always the same for the same address. No image is fetched, no AI service is called and nothing is charged: \`chargedCents\` and \`costCents\` are 0, and only a quote names the real price. \`maxCost\` applies as usual. Only audits (\`/audits\`) really fetch the website.\nTest data and live data do not see each other: a test token only reaches what was made with test tokens, and only their webhooks. Whatever belongs to test data has \`livemode: false\`, webhooks too. The app marks it “Test”; usage and statistics leave it out. A test job has at most ${apiLimits.imagesPerTestJob} images; ${bounds.testStartsPerUser.max} can be started per hour, and each is deleted after ${apiLimits.testDays} days at the latest.\nThe file name of the address decides what otherwise happens rarely: \`https://example.com/${testNamePrefix}not_found.jpg\` fails as if there were no image ([all names](#values-test-images)).`,
    },
  },
  {
    id: 'calls',
    title: { de: 'Aufrufe', en: 'Calls' },
    text: {
      de: 'Alles ist JSON in UTF-8, wo nichts anderes steht. Zeiten sind ISO 8601 in UTC, Geld steht in ganzen Cent, Sprachen heißen wie in `GET /api/v1/account`. Texte für Menschen kommen in der Sprache, die `Accept-Language` nennt. Maschinen lesen dasselbe als [OpenAPI-Dokument](/api/v1/openapi.json).',
      en: 'Everything is JSON in UTF-8 unless stated otherwise. Times are ISO 8601 in UTC, money is in whole cents, and languages are named as in `GET /api/v1/account`. Texts for people use the language in `Accept-Language`. All of this is also available as an [OpenAPI document](/api/v1/openapi.json).',
    },
  },
  {
    id: 'money',
    title: { de: 'Preise und Limits', en: 'Prices and caps' },
    text: {
      de: `Ein Bild kostet ${price.de.one} in einer Sprache und ${price.de.more} für jede weitere. Was höchstens fällig wird, wird vorgemerkt, bevor etwas beginnt; abgebucht wird, was gelungen ist, der Rest ist sofort wieder frei. Was nicht gelingt, kostet nichts.\nMit \`maxCost\` (Cent) sagen Sie, was ein Aufruf höchstens kosten darf: Wäre es mehr, antwortet er [\`over_max_cost\`](#over_max_cost), und nichts wird gestartet. Ein Token mit Monatslimit antwortet [\`token_cap_reached\`](#token_cap_reached), sobald Ausgegebenes und Vorgemerktes darüber lägen. Fehlt Guthaben: [\`insufficient_credits\`](#insufficient_credits).`,
      en: `An image costs ${price.en.one} in one language and ${price.en.more} for each additional one. The maximum cost is held before anything starts; you are charged for what succeeded, and the rest is released immediately. Failed images are free.\nUse \`maxCost\` (cents) to set the most a call can cost: if it would cost more, it answers [\`over_max_cost\`](#over_max_cost), and nothing is started. A token with a monthly limit answers [\`token_cap_reached\`](#token_cap_reached) when spent and held amounts would exceed it. If there is not enough credit: [\`insufficient_credits\`](#insufficient_credits).`,
    },
  },
  {
    id: 'idempotency',
    title: { de: 'Idempotente Aufrufe', en: 'Idempotent requests' },
    text: {
      de: 'Bricht die Verbindung ab, wissen Sie nicht, ob der Aufruf ankam. Geben Sie jedem POST einen `Idempotency-Key` (1 bis 255 Zeichen, etwa eine UUID) und senden Sie ihn mit demselben Schlüssel noch einmal: Was schon geschehen ist, geschieht nicht ein zweites Mal, und Sie bekommen dieselbe Antwort mit `Idempotency-Replayed: true`.\nLäuft der erste Aufruf noch, wartet die Wiederholung bis zu 30 Sekunden auf seine Antwort; danach ist es [`idempotency_running`](#idempotency_running). Hat der Schlüssel einen anderen Inhalt, ist es [`idempotency_mismatch`](#idempotency_mismatch). Schlüssel gelten 24 Stunden. Was abgewiesen wurde, bevor es begann, merkt sich niemand: Derselbe Schlüssel versucht es neu. Das Geheimnis eines Webhooks steht auch in der Wiederholung, solange es nicht ersetzt ist. Ist das Bild oder der Auftrag inzwischen gelöscht, ist sie [`not_found`](#not_found), und nichts beginnt von Neuem.\nSo lässt sich ein Aufruf wiederholen, bis er beantwortet ist, auch nach 429 und 503 ([Aufruflimits](#limits)); der [Client](#tools) tut es von selbst:',
      en: 'If a connection breaks, you don’t know whether the call arrived. Send an `Idempotency-Key` (1 to 255 characters, for example a UUID) with each POST and retry with the same key: nothing happens twice, and you get the same response with `Idempotency-Replayed: true`.\nIf the first call is still running, the retry waits up to 30 seconds for its response; after that, it answers [`idempotency_running`](#idempotency_running). If the key was used with different content, it answers [`idempotency_mismatch`](#idempotency_mismatch). Keys are valid for 24 hours. Calls that were refused before they started are not stored: the same key tries again. The secret of a webhook is in repeated responses, too, until it is replaced. If the image or job has been deleted in the meantime, the retry answers [`not_found`](#not_found), and nothing is started again.\nSo a call can be repeated until it is answered, also after 429 and 503 ([rate limits](#limits)); the [client](#tools) does this by itself:',
    },
    example: 'repeat-call',
  },
  {
    id: 'limits',
    title: { de: 'Aufruflimits', en: 'Rate limits' },
    text: {
      de: `Alle Token eines Kontos zusammen dürfen ${apiLimits.perUser.calls} Aufrufe in der Minute, davon ${apiLimits.perUser.images} einzelne Bilder, und ein Konto startet bis zu ${bounds.startsPerUser.max} Aufträge in der Stunde, in der App und über die API zusammen ([\`rate_limited\`](#rate_limited)). Aufrufe mit Testtokens zählen für sich, und mit ihnen sind ${bounds.testStartsPerUser.max} Starts in der Stunde möglich. \`RateLimit\` und \`RateLimit-Policy\` sagen in jeder Antwort, was noch frei ist. Darüber ist es 429 ([\`too_many_calls\`](#too_many_calls)), bei zu viel auf einmal 503: \`Retry-After\` sagt in Sekunden, wann Sie es wieder versuchen sollten ([eine Schleife dafür](#idempotency)). Wie viele Bilder ein Auftrag und wie viele Megabyte eine Datei haben darf, steht in \`GET /api/v1/account\`.`,
      en: `All tokens of an account together can make ${apiLimits.perUser.calls} calls per minute, of which ${apiLimits.perUser.images} single images, and an account can start ${bounds.startsPerUser.max} jobs per hour, in the app and through the API together ([\`rate_limited\`](#rate_limited)). Calls with test tokens are counted separately, and can start ${bounds.testStartsPerUser.max} jobs per hour. \`RateLimit\` and \`RateLimit-Policy\` tell you in every response what is left. Beyond that, calls answer 429 ([\`too_many_calls\`](#too_many_calls)), or 503 if too much is running at once: \`Retry-After\` gives the seconds to wait ([a loop for this](#idempotency)). \`GET /api/v1/account\` returns the maximum number of images per job and the maximum file size.`,
    },
  },
  {
    id: 'paging',
    title: { de: 'Blättern', en: 'Pagination' },
    text: {
      de: 'Listen kommen nach Schlüssel: `?after=` nennt das Letzte, das Sie haben, `?limit=`, wie viele kommen. Solange eine Seite voll ist, führt der Kopf `Link: <…>; rel="next"` zur nächsten. Was inzwischen dazukommt, verschiebt nichts.',
      en: 'Lists are paginated by key: `?after=` names the last item you have, `?limit=` the page size. As long as a page is full, the header `Link: <…>; rel="next"` points to the next one. New items do not shift pages.',
    },
  },
  {
    id: 'webhooks',
    title: { de: 'Webhooks', en: 'Webhooks' },
    text: {
      de: `Ein Webhook ist ein POST an Ihre Adresse mit einem kleinen JSON: \`{ "type", "timestamp", "livemode", "data" }\`. \`data\` nennt nur, was betroffen ist; den Rest lesen Sie mit dem Aufruf, der unten bei jedem Ereignis steht. So ist es mit Absicht: Eine Nachricht kann verspätet, zweimal oder nach einer neueren kommen, der Aufruf sagt immer, was jetzt gilt. Die Adresse muss öffentlich sein und https sprechen (in einer eigenen Installation lässt \`WEBHOOK_ALLOW=localhost\` auch den eigenen Rechner zu); bis zu ${apiLimits.webhooksPerUser} Webhooks sind möglich.\nUnterschrieben wird nach [Standard Webhooks](https://www.standardwebhooks.com/) 1.0.0, für das es fertige Pakete in vielen Sprachen gibt: \`webhook-signature\` ist \`v1,\` und das HMAC-SHA256 in Base64 von \`webhook-id.webhook-timestamp.body\`, mit den Bytes des Geheimnisses hinter \`whsec_\` als Schlüssel. Während ein Geheimnis ersetzt wird, stehen dort 24 Stunden lang zwei, durch ein Leerzeichen getrennt.\nAntworten Sie innerhalb von 15 Sekunden mit 2xx; tun Sie, was länger dauert, danach. Sonst wird es wiederholt: nach 5 Sekunden, 5 und 30 Minuten, 2, 5, 10, 14, 20 und 24 Stunden. \`Retry-After\` wird beachtet, Weiterleitungen nicht. 410 schaltet den Webhook ab, ebenso fünf Tage ohne Erfolg; davon erfahren Sie per E-Mail. Was zweimal kommt, hat dieselbe \`webhook-id\`. Zustellungen werden 30 Tage aufbewahrt und lassen sich noch einmal senden.\nEin Auftrag kann eine eigene Adresse nennen: \`webhookUrl\` mit \`webhookId\`. Was dieser Webhook von ihm erfährt, geht dann dorthin, mit demselben Geheimnis unterschrieben.\nBeim Entwickeln brauchen Sie keine öffentliche Adresse: \`bildwort listen --forward http://localhost:3000/hook\` (das [Kommando](#tools)) gibt weiter, was geschieht, unterschrieben wie sonst, mit \`BILDWORT_WEBHOOK_SECRET\` oder einem Geheimnis, das es anzeigt. Dahinter steht ein Webhook mit \`isLocal\`: Der Server sendet nichts; ein Programm holt die Zustellungen mit \`state=waiting\` ab und meldet, was Ihre Adresse antwortete. Das kann auch Ihr eigenes.`,
      en: `A webhook is a POST to your address with a small JSON: \`{ "type", "timestamp", "livemode", "data" }\`. \`data\` only names what it is about; read the rest with the call that each event names below. This is on purpose: a message can arrive late, twice or after a newer one, and the call always says what is true now. The URL must be public and use https (on your own installation \`WEBHOOK_ALLOW=localhost\` also allows this machine); you can have up to ${apiLimits.webhooksPerUser} webhooks.\nSignatures follow [Standard Webhooks](https://www.standardwebhooks.com/) 1.0.0, for which there are packages in many languages: \`webhook-signature\` is \`v1,\` and the HMAC-SHA256 in Base64 of \`webhook-id.webhook-timestamp.body\`, with the bytes of the secret after \`whsec_\` as its key. While a secret is being replaced, there are two signatures for 24 hours, separated by a space.\nRespond with 2xx within 15 seconds; do anything that takes longer afterwards. Otherwise the message is sent again: after 5 seconds, 5 and 30 minutes, 2, 5, 10, 14, 20 and 24 hours. \`Retry-After\` is heeded, redirects are not followed. 410 turns the webhook off, as do five days without success; you get an email about it. A message that arrives twice has the same \`webhook-id\`. Deliveries are kept for 30 days and can be sent again.\nA job can name an address of its own: \`webhookUrl\` with \`webhookId\`. This webhook’s events about the job then go there, signed with the same secret.\nWhile you develop, you need no public address: \`bildwort listen --forward http://localhost:3000/hook\` (the [command](#tools)) forwards what happens, signed as usual, with \`BILDWORT_WEBHOOK_SECRET\` or a secret that it prints. It uses a webhook with \`isLocal\`: the server sends nothing; a program fetches the deliveries with \`state=waiting\` and reports what your address answered. Your own program can do so, too.`,
    },
  },
  {
    id: 'errors',
    title: { de: 'Fehler', en: 'Errors' },
    text: {
      de: 'Was abgewiesen wird, antwortet mit einem Status ab 400 und `{ "error", "code", "requestId", "field", "docs" }`: einem Satz in der Sprache von `Accept-Language`, dem Namen aus dieser Tabelle, nach dem ein Programm verzweigt, der Nummer des Aufrufs, nach der Sie uns fragen können, dem Feld, an dem es lag, wo es eines ist, und dem Link hierher. Manche haben weitere Angaben. Mit `Accept: application/problem+json` kommt dasselbe nach RFC 9457. Auch ein Feld oder ein Parameter, den ein Aufruf nicht kennt, wird abgewiesen und beim Namen genannt.\nEine Abweisung bleibt dieselbe, wenn Sie sie wiederholen, außer 408, 429, 502 und 503: Diese lohnen einen neuen Versuch, nach einer Pause. Ein 409 sagt, was im Weg ist. Bei diesen versuchen Sie es wieder, sobald fertig ist, was gerade läuft: [`too_many_jobs`](#too_many_jobs), [`job_running`](#job_running), [`job_not_completed`](#job_not_completed), [`image_pending`](#image_pending), [`regenerating_now`](#regenerating_now), [`idempotency_running`](#idempotency_running).',
      en: 'Refused calls answer with a status of 400 or above and `{ "error", "code", "requestId", "field", "docs" }`: a sentence in the language of `Accept-Language`, the name from this table by which a program branches, the number of the call by which you can ask us, the field that it is about where it is one, and the link to here. Some have further details. With `Accept: application/problem+json` you get the same as a problem by RFC 9457. A field or parameter that a call does not know is refused, too, and named.\nRefusals stay the same if you repeat the call, except 408, 429, 502 and 503: retry these after a pause. A 409 says what is in the way. With these, try again when what is running has finished: [`too_many_jobs`](#too_many_jobs), [`job_running`](#job_running), [`job_not_completed`](#job_not_completed), [`image_pending`](#image_pending), [`regenerating_now`](#regenerating_now), [`idempotency_running`](#idempotency_running).',
    },
  },
  {
    id: 'tools',
    title: { de: 'Client, Kommando, MCP', en: 'Client, command line, MCP' },
    text: {
      de: "**JavaScript und TypeScript**: ein Client mit Typen für alle Aufrufe, Fehler und Webhooks, der Wiederholungen, Blättern, Warten und Ereignisse übernimmt.\n$ npm install https://bildwort.example/downloads/bildwort-client.tgz\nEr kommt von diesem Server, nicht aus dem öffentlichen Verzeichnis von npm, und passt deshalb zu ihm; nach einem Update von Bildwort installieren Sie ihn noch einmal. README und Quelltext (`src`) liegen im Paket.\n**Kommando** `bildwort`: beschreibt Ordner, Listen und Bilder in HTML und Markdown, prüft Alternativtexte ohne Netz (`bildwort check`), reicht Webhooks weiter. Es liest die Adresse aus `BILDWORT_URL` und das Token aus `BILDWORT_TOKEN`; `bildwort --help` zeigt den Rest.\n$ npm install -g https://bildwort.example/downloads/bildwort-cli.tgz\n$ export BILDWORT_URL=https://bildwort.example\nBeide brauchen Node 20.12 oder neuer.\n**KI-Assistenten** erreichen dieselben Aufrufe als Werkzeuge unter `https://bildwort.example/mcp` (MCP, Streamable HTTP, mit dem Kopf `Authorization: Bearer bw_live_…`) oder mit `bildwort mcp` über die Standardeingabe.\n**Andere Sprachen**: Das [OpenAPI-Dokument](/api/v1/openapi.json) erzeugt Clients, etwa mit openapi-typescript. Mit openapi-fetch heißt es `createClient<paths, 'application/json'>`, damit auch Abweisungen ihren Typ haben.\n$ npx openapi-typescript https://bildwort.example/api/v1/openapi.json -o api.d.ts",
      en: "**JavaScript and TypeScript**: a client with types for all calls, errors and webhooks that takes care of retries, paging, waiting and events.\n$ npm install https://bildwort.example/downloads/bildwort-client.tgz\nIt comes from this server, not from the public npm registry, so it fits the server; install it again after an update of Bildwort. README and source (`src`) are in the package.\n**Command** `bildwort`: describes folders, lists, and images in HTML and Markdown, checks alt texts offline (`bildwort check`), forwards webhooks. It reads the address from `BILDWORT_URL` and the token from `BILDWORT_TOKEN`; `bildwort --help` shows the rest.\n$ npm install -g https://bildwort.example/downloads/bildwort-cli.tgz\n$ export BILDWORT_URL=https://bildwort.example\nBoth need Node 20.12 or later.\n**AI assistants** reach the same calls as tools at `https://bildwort.example/mcp` (MCP, Streamable HTTP, with the header `Authorization: Bearer bw_live_…`), or with `bildwort mcp` by standard input.\n**Other languages**: the [OpenAPI document](/api/v1/openapi.json) generates clients, such as with openapi-typescript. With openapi-fetch, write `createClient<paths, 'application/json'>`, so that refusals have their types, too.\n$ npx openapi-typescript https://bildwort.example/api/v1/openapi.json -o api.d.ts",
    },
  },
  {
    id: 'versions',
    title: { de: 'Versionen', en: 'Versions' },
    text: {
      de: 'Das ist Version 1. Seit dem 30. November 2026 wird sie nur ergänzt (was davor geändert wurde, sagen die [Änderungen](#changes)): Aufrufe, Felder, Werte und Codes kommen dazu, keiner wird umbenannt, entfernt oder anders gemeint. Lesen Sie deshalb über Felder hinweg, die Sie nicht kennen, und behandeln Sie einen unbekannten Wert wie „etwas anderes“. Was damit bräche, wäre `/api/v2`. Was dieser Seite widerspricht, ist ein Fehler und wird berichtigt; die [Änderungen](#changes) nennen es.',
      en: 'This is version 1. Since 30 November 2026 it is additive only (the [changelog](#changes) says what changed before): calls, fields, values and codes are added, none is renamed, removed or given another meaning. So ignore fields you do not know, and treat an unknown value as “something else”. Breaking changes would become `/api/v2`. Whatever contradicts this page is a bug and is corrected; the [changelog](#changes) names it.',
    },
  },
]

/** What each scope permits. */
export const scopeWords: Record<string, Words> = {
  'images:read': { de: 'Bilder und ihre Texte lesen', en: 'Read images and their texts' },
  'images:write': {
    de: 'Bilder beschreiben lassen (kostet) und Texte ändern',
    en: 'Describe images (costs credit) and edit texts',
  },
  'jobs:read': { de: 'Aufträge und Ergebnisse lesen', en: 'Read jobs and results' },
  'jobs:write': {
    de: 'Aufträge starten (kostet), stoppen, löschen',
    en: 'Start (costs credit), stop and delete jobs',
  },
  'account:read': { de: 'Guthaben, Preise und Limits lesen', en: 'Read credit, prices and limits' },
  'webhooks:read': { de: 'Webhooks und Zustellungen lesen', en: 'Read webhooks and deliveries' },
  'webhooks:write': { de: 'Webhooks einrichten', en: 'Set up webhooks' },
}

/** When each event is sent, in German; the English text comes from the contract. */
export const germanEvents: Record<keyof typeof messageWords, string> = {
  'job.completed': 'Ein Auftrag ist beendet, und mindestens ein Bild hat seine Texte',
  'job.stopped': 'Ein Auftrag wurde gestoppt; was gerade lief, wurde fertig',
  'job.failed': 'Ein Auftrag ist beendet, und kein Bild hat Texte',
  'job.paused': 'Ein Auftrag wartet und geht von selbst weiter',
  'image.completed': 'Ein Bild, das mit `Prefer: respond-async` kam, ist beschrieben oder gescheitert',
  'text.updated': 'Texte von Bildern wurden geändert, von Menschen oder einem Programm',
  'image.approved': 'Texte von Bildern wurden freigegeben',
  'audit.completed': 'Die Prüfung einer Seite oder Website ist beendet, was auch immer sie ergab',
  'balance.low': 'Das Guthaben ist unter Ihre Schwelle gefallen (5 €, wenn Sie keine gewählt haben)',
  'token.expiring': 'Ein Zugangstoken läuft in sieben Tagen ab',
  test: 'Sie probieren den Webhook aus',
}

/** The page's own labels. */
export const pageWords = {
  title: { de: 'Bildwort API v1', en: 'Bildwort API v1' },
  lead: {
    de: 'Alternativtexte, Beschreibungen und Schlagwörter für Ihre Bilder, aus Ihrem eigenen Programm.',
    en: 'Alt texts, descriptions and keywords for your images, from your own program.',
  },
  contents: { de: 'Inhalt', en: 'Contents' },
  otherLanguage: { de: 'English', en: 'Deutsch' },
  app: { de: 'Zu Bildwort', en: 'To Bildwort' },
  readOn: { de: 'Weiter mit', en: 'Read on with' },
  skip: { de: 'Zum Inhalt springen', en: 'Skip to content' },
  examplesIn: { de: 'Beispiele in', en: 'Examples in' },
  scope: { de: 'Recht', en: 'Scope' },
  everybody: { de: 'ohne Token', en: 'without a token' },
  parameters: { de: 'Parameter', en: 'Parameters' },
  body: { de: 'Inhalt', en: 'Body' },
  answer: { de: 'Antwort', en: 'Answer' },
  noContent: { de: 'ohne Inhalt', en: 'without content' },
  refusals: { de: 'Fehler', en: 'Errors' },
  exampleRefusal: { de: 'Beispiel', en: 'Example' },
  sharedRefusals: { de: 'Jeder Aufruf mit Token', en: 'Every call with a token' },
  andShared: { de: 'und die jedes Aufrufs', en: 'and those of every call' },
  required: { de: 'nötig', en: 'required' },
  usual: { de: 'Standard', en: 'default' },
  entries: { de: 'Einträge', en: 'entries' },
  each: { de: 'je', en: 'each' },
  characters: { de: 'Zeichen', en: 'characters' },
  asIn: { de: 'Felder wie bei', en: 'Fields as in' },
  details: { de: 'Angaben', en: 'Details' },
  languagesOfImage: { de: 'Sprachen', en: 'Languages' },
  priceOfImage: { de: 'Preis eines Bildes', en: 'Price of an image' },
} as const satisfies Record<string, Words>
