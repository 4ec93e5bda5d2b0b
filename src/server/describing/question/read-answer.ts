import { jsonrepair } from 'jsonrepair'
import { z } from 'zod'
import { type Doubt, doubts } from '#contract/doubts.ts'
import { ImagePurpose, type LanguageVersion } from '#contract/entities/image.ts'
import { limits } from '#contract/limits.ts'
import { putOnOneLine } from '#server/describing/keywords/read-plain-text.ts'
import { findObjects } from './find-objects.ts'
import type { AskedLanguage } from './key-languages.ts'

export interface Answer {
  interpretation: string
  purpose: ImagePurpose
  /** Why readers miss nothing, in the first language; empty unless the picture is decorative. */
  decorativeReason: string
  /** What the model doubted, each once. */
  doubts: Doubt[]
  /** By language code as the user chose it. The alt texts of a decorative picture are empty. */
  languageVersions: Record<string, { altText: string; description: string }>
}

/** The outcome that the model itself reports. Texts with any other than `described` are not used. */
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
/** Servers without structured output can omit it. */
const Outcome = z.object({ outcome: z.enum(['not_visible', 'declined']) })
const Written = z.object({
  interpretation: oneLine(1, 5_000),
  // Servers without structured output can omit what they find unimportant.
  purpose: ImagePurpose.catch('informative'),
  decorativeReason: oneLine(0, 1_000).catch(''),
  doubts: z.array(z.unknown()).catch([]),
  // Languages that were not requested can have any shape.
  texts: z.record(z.string(), Texts.nullable().catch(null)),
})

/** Either can be empty: then it has to be in the source. */
const TranslatedTexts = z.object({
  altText: oneLine(0, limits.altTextCharacters),
  description: oneLine(0, limits.descriptionCharacters),
})
const Translated = z.object({ texts: z.record(z.string(), TranslatedTexts.nullable().catch(null)) })

/** Reasoning that precedes the answer, also if a template swallows its opening tag. */
const thinking = /^[\s\S]*<\/think(ing)?>/i
/** No answer is longer: ten languages have at most 60,000 characters, or twice that when escaped. */
const mostCharacters = 200_000

/**
 * Reads a model's answer, even if its JSON is surrounded by words, a fence or reasoning, is nested in a list or below a key, or has
 * small errors (commas, quotation marks). Null if there is none, it lacks a language, or a text is empty or too long; the alt text
 * of a decorative picture is empty whatever was written. If the model reports that it did not describe the picture, there is no
 * answer, whatever its texts say.
 */
export function readAnswer(written: string, languages: AskedLanguage[]): Answer | Undescribed | null {
  return readFirst(written, (candidate) => {
    const undescribed = Outcome.safeParse(candidate)
    return undescribed.success ? undescribed.data : shapeAnswer(candidate, languages)
  })
}

/**
 * Reads a translation as tolerantly. Null if there is none, it lacks a language, or a text is empty or too long; what is empty in
 * the source is empty, whatever was written.
 */
export function readTranslation(
  written: string,
  languages: AskedLanguage[],
  source: LanguageVersion,
): Answer['languageVersions'] | null {
  return readFirst(written, (candidate) => {
    const read = Translated.safeParse(candidate)
    const versions = read.success ? pickVersions(read.data.texts, languages) : null
    if (!versions) return null
    const all = Object.entries(versions).map(([code, { altText, description }]) => {
      const version = {
        altText: source.altText === '' ? '' : altText,
        description: source.description === '' ? '' : description,
      }
      return [code, version] as const
    })
    const isComplete = all.every(
      ([, { altText, description }]) =>
        (altText === '') === (source.altText === '') && (description === '') === (source.description === ''),
    )
    return isComplete ? Object.fromEntries(all) : null
  })
}

function readFirst<T>(written: string, shape: (candidate: unknown) => T | null): T | null {
  if (written.length > mostCharacters) return null
  for (const json of findJson(written.replace(thinking, ''))) {
    for (const candidate of unwrap(json)) {
      const answer = shape(candidate)
      if (answer) return answer
    }
  }
  return null
}

/** Yields candidates for the JSON, in order: the text as written, what braces enclose, and that with its errors repaired. */
function* findJson(text: string): Generator<unknown> {
  const whole = parseJson(text)
  if (whole !== undefined) return yield whole
  yield* findObjects(text).map(parseJson)
  const [begin, end] = [text.indexOf('{'), text.lastIndexOf('}')]
  if (begin !== -1 && end > begin) yield mendJson(text.slice(begin, end + 1))
}

/** Repairs small errors. A text whose brackets have to be closed was cut off, and is no candidate. */
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
  const versions = pickVersions(read.data.texts, languages)
  if (!versions) return null
  const all = Object.entries(versions)
  if (!isDecorative && all.some(([, { altText }]) => altText === '')) return null
  const languageVersions = isDecorative
    ? Object.fromEntries(all.map(([code, version]) => [code, { ...version, altText: '' }]))
    : versions
  return {
    interpretation,
    purpose,
    decorativeReason: isDecorative ? decorativeReason || interpretation : '',
    doubts: doubts.filter((doubt) => read.data.doubts.includes(doubt)),
    languageVersions,
  }
}

/** Null if one is missing. */
function pickVersions(
  texts: Record<string, Answer['languageVersions'][string] | null>,
  languages: AskedLanguage[],
): Answer['languageVersions'] | null {
  const picked = languages.map(({ code, key }) => [code, texts[key] ?? null] as const)
  const versions = picked.flatMap(([code, version]) => (version ? [[code, version] as const] : []))
  return versions.length < picked.length ? null : Object.fromEntries(versions)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
