import { type UiLanguage, uiLanguages } from '#contract/languages.ts'
import { type RefusalCode, refusals } from '#contract/refusals.ts'
import { describeV1Refusal } from '#contract/v1-refusals.ts'
import { refusalsOfAnyCall } from '#server/api/document/refusals-of-any-call.ts'
import { pageWords } from './guide.ts'
import { html, type Markup, sentence } from './markup.ts'
import type { DescribedCall } from './read-calls.ts'
import { remedies } from './remedies.ts'

/** The codes of all refusals of API v1, by status. */
export function codesOf(calls: DescribedCall[]): RefusalCode[] {
  const named = calls.flatMap((call) => call.refusals.map(({ code }) => code))
  return [...new Set([...named, ...refusalsOfAnyCall])].toSorted(
    (a, b) => refusals[a].status - refusals[b].status || (a < b ? -1 : 1),
  )
}

/** Every refusal of API v1 with what to do, and its sentences in both languages, at the anchor that errors link to. */
export function writeRefusals(calls: DescribedCall[], language: UiLanguage): Markup {
  const inOrder = uiLanguages.toSorted((a) => (a === language ? -1 : 1))
  return html`<dl class="rows">${codesOf(calls).map((code) => {
    const entry = describeV1Refusal(code)
    const details = Object.keys(entry.details?.shape ?? {})
    return html`<div id="${code}"><dt><a href="#${code}"><code>${code}</code></a> <span class="status">${entry.status}</span></dt>
<dd>${inOrder.map((each) => html`<p lang="${each}">${entry[each]}</p>`)}${remedies[code] ? html`<p>${sentence(remedies[code][language])}</p>` : null}${
      details.length > 0
        ? html`<p class="bounds">${pageWords.details[language]}: ${details.map((name) => html`<code>${name}</code> `)}</p>`
        : null
    }</dd></div>`
  })}</dl>`
}
