import { z } from 'zod'
import type { AskedLanguage } from './key-languages.ts'

export interface Answer {
  interpretation: string
  /** By the code the user chose. */
  languageVersions: Record<string, { altText: string; description: string }>
}

/** Control characters and halves of characters are no text, and no database takes them. */
const oneLine = (maxCharacters: number) =>
  z
    .string()
    .transform((text) =>
      text
        .toWellFormed()
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim(),
    )
    .pipe(z.string().min(1).max(maxCharacters))

const Texts = z.object({ altText: oneLine(1_000), description: oneLine(5_000) })
const Interpretation = oneLine(5_000)

/** Reads what a model wrote. Null when it is not JSON, lacks a language, or has an empty or endless text. */
export function readAnswer(written: string, languages: AskedLanguage[]): Answer | null {
  const texts = z.object(Object.fromEntries(languages.map(({ key }) => [key, Texts])))
  const read = z.object({ interpretation: Interpretation, texts }).safeParse(parseJson(written))
  if (!read.success) return null
  const languageVersions: Answer['languageVersions'] = {}
  for (const { code, key } of languages) {
    const version = read.data.texts[key]
    if (!version) return null
    languageVersions[code] = version
  }
  return { interpretation: read.data.interpretation, languageVersions }
}

/** Servers without structured output like to put a fence around their JSON. */
function parseJson(written: string): unknown {
  try {
    return JSON.parse(written.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, ''))
  } catch {
    return null
  }
}
