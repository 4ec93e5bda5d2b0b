import { z } from 'zod'
import { withoutHidden } from '#contract/lists/without-hidden.ts'
import { textStyles } from '#contract/text-styles.ts'
import { wishLimits } from '#contract/wish-limits.ts'

/** What a job wants its texts to be; a wish in a row of its list takes precedence. All fields are optional. */
export const TextWishes = z.object({
  brand: line(wishLimits.brandCharacters),
  product: line(wishLimits.productCharacters),
  style: z.enum(textStyles).nullable().default(null),
  avoidedKeywords: optionalText(wishLimits.avoidedKeywordsCharacters).describe(
    'What no alt text should say: words between commas, semicolons or line breaks',
  ),
  maxAltCharacters: z
    .int()
    .min(wishLimits.wishedAltCharacters.least)
    .max(wishLimits.wishedAltCharacters.most)
    .nullable()
    .default(null)
    .describe('How long an alt text should be at most, prefix and suffix included'),
  glossary: optionalText(wishLimits.glossaryCharacters).describe(
    'Terms as they should be used, between semicolons or line breaks',
  ),
  altPrefix: line(wishLimits.affixCharacters).describe('Stands before every alt text that is not empty'),
  altSuffix: line(wishLimits.affixCharacters).describe('Stands after every alt text that is not empty'),
})

/** An optional text, empty if absent; invisible characters and surrounding blanks are removed. */
export function optionalText(maxCharacters: number) {
  return z
    .string()
    .overwrite((text) => withoutHidden(text).trim())
    .max(maxCharacters)
    .default('')
}

export type TextWishes = z.infer<typeof TextWishes>

export const noTextWishes: TextWishes = TextWishes.parse({})

/** What the user wants of a job in addition to its languages and prompt. */
export const JobWishes = z.object({
  textWishes: TextWishes,
  /** Whether the notes in a picture's file (IPTC, XMP, EXIF) are sent along. */
  usesFileNotes: z.boolean(),
})
export type JobWishes = z.infer<typeof JobWishes>

function line(maxCharacters: number) {
  return optionalText(maxCharacters).overwrite((text) => text.replace(/\s+/g, ' '))
}
