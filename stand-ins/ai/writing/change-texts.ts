import { z } from 'zod'
import type { Texts } from './write-texts.ts'

const Version = z.looseObject({ altText: z.string(), description: z.string() })

/** The model's JSON with other alt texts and descriptions, wherever they stand; what is no JSON stays as it is. */
export function changeTexts(written: string, change: (texts: Texts, code: string) => Texts): string {
  try {
    return JSON.stringify(
      JSON.parse(written, (code, value: unknown) => {
        const version = Version.safeParse(value)
        return version.success ? { ...version.data, ...change(version.data, code) } : value
      }),
    )
  } catch {
    return written
  }
}
