import { STATUS_CODES } from 'node:http'
import type { UiLanguage } from '#contract/languages.ts'
import { type RefusalCode, refusals } from '#contract/refusals.ts'
import { describeV1Refusal } from '#contract/v1-refusals.ts'
import { refusalsOfAnyCall } from '#server/api/document/refusals-of-any-call.ts'
import { pageWords } from './guide.ts'
import { html, type Markup, sentence, withNames } from './markup.ts'
import type { DescribedCall } from './read-calls.ts'
import { remedies } from './remedies.ts'

/** The codes of all refusals of API v1, by status. */
export function codesOf(calls: DescribedCall[]): RefusalCode[] {
  const named = calls.flatMap((call) => call.refusals.map(({ code }) => code))
  return [...new Set([...named, ...refusalsOfAnyCall])].toSorted(
    (a, b) => refusals[a].status - refusals[b].status || (a < b ? -1 : 1),
  )
}

/** The refusals that every call with a token has; they are named once. */
export function sharedCodes(calls: DescribedCall[]): RefusalCode[] {
  const ofTokens = calls.filter(({ scope }) => scope !== null)
  return codesOf(calls).filter((code) =>
    ofTokens.every(({ refusals }) => refusals.some((one) => one.code === code)),
  )
}

/** Links to refusals. */
export function writeLinks(codes: readonly RefusalCode[]): Markup {
  return html`${codes.map((code) => html`<a href="#${code}"><code>${code}</code></a> `)}`
}

/** Every refusal of API v1 by status, with what to do and its details, at the anchor that errors link to. Details stand in its sentence by their names. */
export function writeRefusals(calls: DescribedCall[], language: UiLanguage): Markup {
  const codes = Object.entries(Object.groupBy(codesOf(calls), (code) => refusals[code].status))
  const links = codes.map(
    ([status, ofStatus = []]) =>
      html`<div><dt><a href="#status-${status}">${status}</a></dt><dd>${writeLinks(ofStatus)}</dd></div>`,
  )
  return html`<p id="shared-refusals" class="refused">${pageWords.sharedRefusals[language]}: ${writeLinks(sharedCodes(calls))}</p><dl class="rows jumps">${links}</dl>${codes.map(
    ([status, ofStatus = []]) =>
      html`<section id="status-${status}"><h3>${status} ${STATUS_CODES[status] ?? ''}</h3><dl class="rows">${ofStatus.map((code) => writeRefusal(code, language))}</dl></section>`,
  )}`
}

function writeRefusal(code: RefusalCode, language: UiLanguage): Markup {
  const entry = describeV1Refusal(code)
  const details = Object.keys(entry.details?.shape ?? {})
  const remedy = remedies[code]
  return html`<div id="${code}"><dt><a href="#${code}"><code>${code}</code></a></dt>
<dd><p>${sentence(withNames(entry[language]))}</p>${remedy ? html`<p>${sentence(remedy[language])}</p>` : null}${
    details.length > 0
      ? html`<p class="bounds">${pageWords.details[language]}: ${details.map((name) => html`<code>${name}</code> `)}</p>`
      : null
  }</dd></div>`
}
