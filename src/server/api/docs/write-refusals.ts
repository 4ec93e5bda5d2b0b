import { type UiLanguage, uiLanguages } from '#contract/languages.ts'
import { type RefusalCode, refusals } from '#contract/refusals.ts'
import { describeV1Refusal } from '#contract/v1-refusals.ts'
import { pageWords } from './guide.ts'
import { html, type Markup } from './markup.ts'
import type { DescribedCall } from './read-calls.ts'

/** Refusals that any call can get and none declares, because their cause is not the call. */
export const refusalsOfAnyCall: readonly RefusalCode[] = [
  'internal',
  'not_found',
  'not_ready',
  'rate_limited',
  'too_many_calls',
  'method_not_allowed',
  'too_many_at_once',
  'took_too_long',
  'unknown_host',
  'request_unreadable',
  'headers_too_large',
  'body_too_large',
  'body_too_slow',
  'unsupported_media_type',
]

/** Every refusal of API v1 with its sentences in both languages, at the anchor that errors link to. */
export function writeRefusals(calls: DescribedCall[], language: UiLanguage): Markup {
  const named = calls.flatMap((call) => call.refusals.map(({ code }) => code))
  const codes = [...new Set([...named, ...refusalsOfAnyCall])].toSorted(
    (a, b) => refusals[a].status - refusals[b].status || (a < b ? -1 : 1),
  )
  const inOrder = uiLanguages.toSorted((a) => (a === language ? -1 : 1))
  return html`<dl class="rows">${codes.map((code) => {
    const entry = describeV1Refusal(code)
    const details = Object.keys(entry.details?.shape ?? {})
    return html`<div id="${code}"><dt><a href="#${code}"><code>${code}</code></a> <span class="status">${entry.status}</span></dt>
<dd>${inOrder.map((each) => html`<p lang="${each}">${entry[each]}</p>`)}${
      details.length > 0
        ? html`<p class="bounds">${pageWords.details[language]}: ${details.map((name) => html`<code>${name}</code> `)}</p>`
        : null
    }</dd></div>`
  })}</dl>`
}
