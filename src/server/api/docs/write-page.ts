import { callAfter, messageWords } from '#contract/endpoints/v1/webhook-message.ts'
import { germanSummaries } from '#contract/endpoints/v1/words.ts'
import { tokenScopes } from '#contract/entities/token.ts'
import { maxLanguages, type UiLanguage } from '#contract/languages.ts'
import { formatCents } from '#contract/money.ts'
import { formatNumber } from '#contract/numbers.ts'
import { pricePerImage } from '#contract/pricing.ts'
import { subjectOf, subjects } from '#server/api/document/operations.ts'
import { changes } from './changes.ts'
import { createCallWriter, titleOf } from './create-call-writer.ts'
import { type ExampleName, exampleAddress, exampleLanguages, readExample } from './examples.ts'
import { germanEvents, type Passage, pageWords, scopeWords } from './guide.ts'
import { html, type Markup, paragraphs, sentence, withNames } from './markup.ts'
import { passagesOf } from './passages-of.ts'
import { type DescribedCall, readCalls, readMessages, type V1Document } from './read-calls.ts'
import { limitRows, type PageSettings, valueLists } from './reference.ts'
import { sharedCodes, writeRefusals } from './write-refusals.ts'

/** The path of the page, and of the stylesheet that the web app's build generates for it. */
export const docsPath = '/api/v1/docs'
const stylesPath = '/api-docs.css'
const scriptPath = '/api-docs.js'
const documentPath = '/api/v1/openapi.json'
/** The page as text, for language models. */
export const textPath = '/llms.txt'

/**
 * Writes the documentation page of API v1 in one language from its OpenAPI document. `settings` are those of this installation, whose address
 * the examples call.
 */
export function writeDocsPage(
  document: V1Document,
  { language, settings }: { language: UiLanguage; settings: PageSettings },
): string {
  const address = settings.PUBLIC_URL
  const calls = readCalls(document)
  const other = language === 'de' ? 'en' : 'de'
  const word = (name: keyof typeof pageWords) => pageWords[name][language]
  const besides: Record<string, () => Markup> = {
    tokens: () => writeScopes(calls, language),
    calls: () => writeCalls(calls, { language, address }),
    limits: () => writeLimits(settings, language),
    money: () => writePrices(language),
    webhooks: () => writeEvents(calls, readMessages(document), language),
    errors: () => html`${writeRefusalExample(document, language)}${writeRefusals(calls, language)}`,
    values: () => writeValues(language),
    changes: () => writeChanges(language),
  }
  const passages = passagesOf(settings)
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${word('lead')}">
<title>${word('title')}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${stylesPath}">
<link rel="alternate" type="application/json" href="${documentPath}" title="OpenAPI">
<link rel="alternate" hreflang="${other}" href="${docsPath}?lang=${other}">
<script src="${scriptPath}" defer></script>
</head>
<body>
<a class="skip" href="#content">${word('skip')}</a>
<header class="top">
<p class="brand"><a href="/?lang=${language}">${word('app')}</a></p>
<fieldset class="choice"><legend>${word('examplesIn')}</legend>${exampleLanguages.map(
    ({ id, name }, index) =>
      html`<label><input type="radio" name="code" id="in-${id}"${index === 0 ? html` checked` : null}> ${name}</label>`,
  )}</fieldset>
<p><a href="${documentPath}">OpenAPI</a> · <a href="${textPath}">llms.txt</a> · <a href="${docsPath}?lang=${other}" lang="${other}" hreflang="${other}">${word('otherLanguage')}</a></p>
</header>
<div class="page">
<nav aria-label="${word('contents')}"><ul>${passages.map(
    ({ id, title }) =>
      html`<li><a href="#${id}">${title[language]}</a>${id === 'calls' ? writeCallLinks(calls, language) : null}</li>`,
  )}</ul></nav>
<main id="content" tabindex="-1">
<h1>${word('title')}</h1>
<p class="lead">${word('lead')}</p>
${passages.map((passage) => writePassage(passage, { language, address }, besides[passage.id]?.() ?? null))}
</main>
</div>
</body>
</html>
`.text
}

function writePassage(
  { id, title, text, example, steps = [] }: Passage,
  { language, address }: { language: UiLanguage; address: string },
  besides: Markup | null,
): Markup {
  return html`<section id="${id}"><h2>${title[language]}</h2>
${paragraphs(text[language].replaceAll(exampleAddress, address))}
${example ? writeExample(example, address) : null}
${
  steps.length === 0
    ? null
    : html`<ol class="steps">${steps.map(
        (step) =>
          html`<li><h3>${step.title[language]}</h3>${paragraphs(step.text[language])}${step.example ? writeExample(step.example, address) : null}</li>`,
      )}</ol>`
}
${besides}</section>
`
}

function writeExample(name: ExampleName, address: string): Markup {
  const shown = exampleLanguages.map((language) => {
    const code = readExample(name, language).replaceAll(exampleAddress, address).trimEnd()
    return html`<figure data-code="${language.id}"><figcaption>${language.name}</figcaption><pre><code>${code}</code></pre></figure>`
  })
  return html`<div class="example">${shown}</div>`
}

/** The calls of each subject, below a title that opens them. */
function writeCallLinks(calls: DescribedCall[], language: UiLanguage): Markup {
  return html`<ul>${subjects.map(({ id, title }) => {
    const own = calls.filter(({ path }) => subjectOf(path).id === id)
    return html`<li><details><summary>${title[language]}</summary><ul>${own.map(
      (call) => html`<li><a href="#${call.anchor}">${titleOf(call, language)}</a></li>`,
    )}</ul></details></li>`
  })}</ul>`
}

function writeScopes(calls: DescribedCall[], language: UiLanguage): Markup {
  const rows = tokenScopes.map((scope) => {
    const opened = calls.filter((call) => call.scope === scope)
    return html`<div><dt><code>${scope}</code></dt><dd>${scopeWords[scope]?.[language] ?? null}<ul class="links">${opened.map(
      ({ anchor, name }) => html`<li><a href="#${anchor}"><code>${name}</code></a></li>`,
    )}</ul></dd></div>`
  })
  return html`<dl class="rows">${rows}</dl>`
}

function writeCalls(
  calls: DescribedCall[],
  { language, address }: { language: UiLanguage; address: string },
): Markup {
  const writeCall = createCallWriter(language, { germanSummaries, address, shared: sharedCodes(calls) })
  return html`${subjects.map(({ id, title }) => {
    const own = calls.filter(({ path }) => subjectOf(path).id === id)
    return html`<section id="${id}"><h3>${title[language]}</h3>${own.map(writeCall)}</section>`
  })}`
}

const limitWords = {
  what: { de: 'Was', en: 'What' },
  most: { de: 'Höchstens', en: 'At most' },
}

function writeLimits(settings: PageSettings, language: UiLanguage): Markup {
  const rows = limitRows(settings).map(
    ([what, most]) => html`<tr><td>${what[language]}</td><td>${formatMost(most, language)}</td></tr>`,
  )
  return html`<table><thead><tr><th scope="col">${limitWords.what[language]}</th><th scope="col">${limitWords.most[language]}</th></tr></thead><tbody>${rows}</tbody></table>`
}

function formatMost(most: number | string, language: UiLanguage): string {
  return typeof most === 'number' ? formatNumber(most, language) : most
}

function writeValues(language: UiLanguage): Markup {
  return html`${valueLists.map(
    ({ id, title, field, values }) =>
      html`<section id="${id}"><h3>${title[language]}</h3><p class="bounds"><code>${field}</code></p><dl class="rows">${values(
        language,
      ).map(
        ([value, meaning]) =>
          html`<div><dt><code>${value}</code></dt><dd>${sentence(withNames(meaning))}</dd></div>`,
      )}</dl></section>`,
  )}`
}

function writeChanges(language: UiLanguage): Markup {
  const days = Object.entries(Object.groupBy(changes, ({ day }) => day))
  return html`<dl class="rows">${days.map(
    ([day, ofDay = []]) =>
      html`<div><dt><time datetime="${day}">${day}</time></dt><dd><ul class="changes">${ofDay.map(({ text }) => html`<li>${sentence(text[language])}</li>`)}</ul></dd></div>`,
  )}</dl>`
}

/** What a program gets, as the document shows it. */
function writeRefusalExample({ components }: V1Document, language: UiLanguage): Markup {
  const { invalid_input } = components.examples ?? {}
  // Safe: the document has an example of each error.
  const { value } = invalid_input as { value: object }
  return html`<figure><figcaption>${pageWords.exampleRefusal[language]}</figcaption><pre><code>${JSON.stringify(value, null, 2)}</code></pre></figure>`
}

function writePrices(language: UiLanguage): Markup {
  const counts = Array.from({ length: maxLanguages }, (_, more) => more + 1)
  return html`<table><thead><tr><th scope="col">${pageWords.languagesOfImage[language]}</th><th scope="col">${pageWords.priceOfImage[language]}</th></tr></thead>
<tbody>${counts.map((count) => html`<tr><td>${count}</td><td>${formatCents(pricePerImage(count), language)}</td></tr>`)}</tbody></table>`
}

function writeEvents(
  calls: DescribedCall[],
  examples: Record<string, unknown>,
  language: UiLanguage,
): Markup {
  // Safe: the keys of an object literal.
  const events = Object.keys(messageWords) as (keyof typeof messageWords)[]
  return html`<dl class="rows">${events.map((event) => {
    const said = language === 'de' ? germanEvents[event] : messageWords[event]
    const next = calls.find(({ name }) => name === callAfter[event])
    const readOn = next
      ? html` ${pageWords.readOn[language]} <a href="#${next.anchor}"><code>${next.name}</code></a>.`
      : null
    return html`<div id="event-${event.replace('.', '-')}"><dt><code>${event}</code></dt><dd>${sentence(said)}.${readOn}<pre><code>${JSON.stringify(examples[event], null, 2)}</code></pre></dd></div>`
  })}</dl>`
}
