import { z } from 'zod'
import { ImagePurpose } from '#contract/entities/image.ts'
import { limits } from '#contract/limits.ts'
import { putOnOneLine } from '#server/describing/keywords/put-on-one-line.ts'
import type { AskedLanguage } from './key-languages.ts'

export interface Answer {
  interpretation: string
  purpose: ImagePurpose
  /** Why a reader misses nothing, in the first language; empty unless the picture is decorative. */
  decorativeReason: string
  /** By the code the user chose. The alt texts of a decorative picture are empty. */
  languageVersions: Record<string, { altText: string; description: string }>
}

const oneLine = (minCharacters: number, maxCharacters: number) =>
  z.string().transform(putOnOneLine).pipe(z.string().min(minCharacters).max(maxCharacters))

const Texts = z.object({
  altText: oneLine(0, limits.altTextCharacters),
  description: oneLine(1, limits.descriptionCharacters),
})
const Written = z.object({
  interpretation: oneLine(1, 5_000),
  // Servers without structured output leave out what they find unimportant.
  purpose: ImagePurpose.catch('informative'),
  decorativeReason: oneLine(0, 1_000).catch(''),
  // What nobody asked for may look as it likes.
  texts: z.record(z.string(), Texts.nullable().catch(null)),
})

/**
 * Reads what a model wrote. Null when it is not JSON, lacks a language, or has an empty or endless text; the alt text of
 * a decorative picture is empty whatever was written.
 */
export function readAnswer(written: string, languages: AskedLanguage[]): Answer | null {
  const read = Written.safeParse(parseJson(written))
  if (!read.success) return null
  const { interpretation, purpose, decorativeReason } = read.data
  const isDecorative = purpose === 'decorative'
  const languageVersions: Answer['languageVersions'] = {}
  for (const { code, key } of languages) {
    const version = read.data.texts[key]
    if (!version || (version.altText === '' && !isDecorative)) return null
    languageVersions[code] = isDecorative ? { ...version, altText: '' } : version
  }
  const reason = isDecorative ? decorativeReason || interpretation : ''
  return { interpretation, purpose, decorativeReason: reason, languageVersions }
}

/** Servers without structured output like to put a fence around their JSON. */
function parseJson(written: string): unknown {
  try {
    return JSON.parse(written.trim().replace(/^```(?:json)?|```$/g, ''))
  } catch {
    return null
  }
}
