import { jsonrepair } from 'jsonrepair'
import { z } from 'zod'
import { type Doubt, doubts } from '#contract/doubts.ts'
import { ImagePurpose } from '#contract/entities/image.ts'
import { limits } from '#contract/limits.ts'
import { putOnOneLine } from '#server/describing/keywords/put-on-one-line.ts'
import { findObjects } from './find-objects.ts'
import type { AskedLanguage } from './key-languages.ts'

export interface Answer {
  interpretation: string
  purpose: ImagePurpose
  /** Why a reader misses nothing, in the first language; empty unless the picture is decorative. */
  decorativeReason: string
  /** What the model was in doubt about, each once. */
  doubts: Doubt[]
  /** By the code the user chose. The alt texts of a decorative picture are empty. */
  languageVersions: Record<string, { altText: string; description: string }>
}

/** What became of the picture by the model's own word. What is not described has no texts that anybody may use. */
export const outcomes = ['described', 'not_visible', 'declined'] as const
export interface Undescribed {
  outcome: Exclude<(typeof outcomes)[number], 'described'>
}

const oneLine = (minCharacters: number, maxCharacters: number) =>
  z.string().transform(putOnOneLine).pipe(z.string().min(minCharacters).max(maxCharacters))

const Texts = z.object({
  altText: oneLine(0, limits.altTextCharacters),
  description: oneLine(1, limits.descriptionCharacters),
})
/** Servers without structured output leave it out. */
const Outcome = z.object({ outcome: z.enum(['not_visible', 'declined']) })
const Written = z.object({
  interpretation: oneLine(1, 5_000),
  // Servers without structured output leave out what they find unimportant.
  purpose: ImagePurpose.catch('informative'),
  decorativeReason: oneLine(0, 1_000).catch(''),
  doubts: z.array(z.unknown()).catch([]),
  // What nobody asked for may look as it likes.
  texts: z.record(z.string(), Texts.nullable().catch(null)),
})

/** A model that thinks aloud, and a template that swallows where that begins. */
const thinking = /^[\s\S]*<\/think(ing)?>/i
/** No answer is longer: ten languages have at most 60,000 characters, twice that when they are escaped. */
const mostCharacters = 200_000

/**
 * Reads what a model wrote, also where words, a fence or its thinking stand around its JSON, where that is in a list or below a key, and
 * where it is JSON but for slips (commas, quotation marks). Null when there is none, it lacks a language,
 * or has an empty or endless text; the alt text of a decorative picture is empty whatever was written. What a model says it did not
 * describe is no answer, whatever its texts say.
 */
export function readAnswer(written: string, languages: AskedLanguage[]): Answer | Undescribed | null {
  if (written.length > mostCharacters) return null
  for (const json of findJson(written.replace(thinking, ''))) {
    for (const candidate of unwrap(json)) {
      const undescribed = Outcome.safeParse(candidate)
      if (undescribed.success) return undescribed.data
      const answer = shapeAnswer(candidate, languages)
      if (answer) return answer
    }
  }
  return null
}

/** What may be the JSON that is meant, one after the other: as it is written, what braces enclose, and that without its slips. */
function* findJson(text: string): Generator<unknown> {
  const whole = parseJson(text)
  if (whole !== undefined) return yield whole
  yield* findObjects(text).map(parseJson)
  const [begin, end] = [text.indexOf('{'), text.lastIndexOf('}')]
  if (begin !== -1 && end > begin) yield mendJson(text.slice(begin, end + 1))
}

/** Without its slips. What has to be closed was cut off, and is none. */
function mendJson(text: string): unknown {
  try {
    const mended = jsonrepair(text)
    return count(mended, /[}\]]/g) > count(text, /[}\]]/g) ? undefined : JSON.parse(mended)
  } catch {
    return undefined
  }
}

const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0

function unwrap(json: unknown): unknown[] {
  if (Array.isArray(json)) return json.slice(0, 3)
  if (typeof json !== 'object' || json === null) return []
  return [
    json,
    ...Object.values(json)
      .slice(0, 20)
      .flatMap((inner) => (Array.isArray(inner) ? inner.slice(0, 3) : inner)),
  ]
}

function shapeAnswer(json: unknown, languages: AskedLanguage[]): Answer | null {
  const read = Written.safeParse(json)
  if (!read.success) return null
  const { interpretation, purpose, decorativeReason } = read.data
  const isDecorative = purpose === 'decorative'
  const languageVersions: Answer['languageVersions'] = {}
  for (const { code, key } of languages) {
    const version = read.data.texts[key]
    if (!version || (version.altText === '' && !isDecorative)) return null
    languageVersions[code] = isDecorative ? { ...version, altText: '' } : version
  }
  return {
    interpretation,
    purpose,
    decorativeReason: isDecorative ? decorativeReason || interpretation : '',
    doubts: doubts.filter((doubt) => read.data.doubts.includes(doubt)),
    languageVersions,
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
