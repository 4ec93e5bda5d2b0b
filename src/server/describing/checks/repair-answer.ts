import { endOfAsideLabel, endOfLabel } from '#checks/check-label.ts'
import { unwrapQuotes } from '#checks/check-quotes.ts'
import type { Field } from '#checks/rule.ts'
import type { ImagePurpose } from '#contract/entities/image.ts'
import { readEntity } from '#server/describing/keywords/read-plain-text.ts'
import type { Answer } from '#server/describing/question/read-answer.ts'
import { dropOpening } from './repairs/drop-opening.ts'
import { unwrapMarkup } from './repairs/unwrap-markup.ts'

/** What can be repaired in a text without asking again. */
export const repairs = ['invisible', 'entities', 'markup', 'label', 'quotes', 'opening'] as const
export type Repair = (typeof repairs)[number]

export interface Repaired {
  answer: Answer
  /** Each once, in the order above; empty if the answer is unchanged. */
  repairs: Repair[]
}

interface Place {
  /** Of the text: its code as the user chose it. */
  language: string
  purpose: ImagePurpose
  field: Field
}

/** Repairs can expose each other: a label in bold, a quotation after a label. */
const mostRounds = 4

/** Repairs every text of an answer as far as code can do it without changing what it says. */
export function repairAnswer(answer: Answer): Repaired {
  const done = new Set<Repair>()
  const { purpose } = answer
  const [first = ''] = Object.keys(answer.languageVersions)
  const aside = (text: string) => repairText(text, { language: first, purpose, field: 'aside' }, done)
  const languageVersions: Answer['languageVersions'] = {}
  for (const [language, { altText, description }] of Object.entries(answer.languageVersions)) {
    const place = { language, purpose }
    languageVersions[language] = {
      altText: repairText(altText, { ...place, field: 'altText' }, done),
      description: repairText(description, { ...place, field: 'description' }, done),
    }
  }
  const repaired = {
    ...answer,
    interpretation: aside(answer.interpretation),
    decorativeReason: aside(answer.decorativeReason),
    languageVersions,
  }
  return { answer: repaired, repairs: repairs.filter((repair) => done.has(repair)) }
}

function repairText(written: string, place: Place, done: Set<Repair>): string {
  let text = written
  for (let round = 0; round < mostRounds; round += 1) {
    const before = text
    for (const repair of repairs) {
      const after = ways[repair](text, place)
      // A repair that leaves nothing is not applied: the text has to be requested again.
      if (after === text || !/[\p{L}\p{N}]/u.test(after)) continue
      text = after
      done.add(repair)
    }
    if (text === before) break
  }
  return text
}

/** Zero-width spaces, soft hyphens, directional marks, and tag characters that only machines read. */
const invisible =
  /[\u00AD\u180E\u200B\u2028\u2029\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB]|[\u{E0000}-\u{E007F}]/gu

/** Joiners that Asian scripts need, and the marks that set the direction of right-to-left scripts. */
const joiners = /[\u200C-\u200F]/gu
const needsJoiners =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Malayalam}\p{Script=Kannada}\p{Script=Telugu}\p{Script=Sinhala}\p{Extended_Pictographic}]/u

const ways: Record<Repair, (text: string, place: Place) => string> = {
  invisible: dropInvisible,
  entities: (text) => onOneLine(decodeEntities(text)),
  markup: (text) => onOneLine(unwrapMarkup(text)),
  label: (text, { field, language, purpose }) => {
    const end = field === 'aside' ? endOfAsideLabel(text) : endOfLabel(text, { language, purpose })
    return end === 0 ? text : withCapital(text.slice(end).trim())
  },
  quotes: (text, { purpose, field }) => (purpose === 'text' && field !== 'aside' ? text : unwrapQuotes(text)),
  opening: (text, { field, language, purpose }) =>
    field === 'aside' || (field === 'altText' && purpose === 'text') ? text : dropOpening(text, language),
}

/** Removes invisible characters, which screen readers stumble over. */
function dropInvisible(text: string): string {
  const seen = text.replace(invisible, '')
  return needsJoiners.test(seen) ? seen : seen.replace(joiners, '')
}

/** `T&uuml;r` → `Tür`. What is no entity, or stands for a control character, stays as it is. */
function decodeEntities(text: string): string {
  return text.replace(/&(?:#\d{2,6}|#x[\da-f]{2,6}|[a-z]+\d{0,2});/gi, (entity) => {
    const read = readEntity(entity)
    return /[\p{Cc}\uFFFD]/u.test(read) ? entity : read
  })
}

/** The text after a label started a sentence, so it gets a capital; `iPhone` keeps its spelling. */
function withCapital(text: string): string {
  return /^\p{Ll}\p{Lu}/u.test(text) ? text : text.charAt(0).toLocaleUpperCase('de') + text.slice(1)
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
