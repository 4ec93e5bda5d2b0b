import { z } from 'zod'
import { textStyles } from '#contract/text-styles.ts'
import { wishLimits } from '#contract/wish-limits.ts'
import { said } from './said.ts'

/** What a job wants its texts to be; of what a row of its list wishes too, the row's word counts. Nothing has to be wished. */
export const TextWishes = z.object({
  brand: line(wishLimits.brandCharacters),
  product: line(wishLimits.productCharacters),
  style: z.enum(textStyles).nullable().default(null),
  avoidedKeywords: said(wishLimits.avoidedKeywordsCharacters).describe(
    'What no alt text should say: words between commas, semicolons or line breaks',
  ),
  maxAltCharacters: z
    .int()
    .min(wishLimits.wishedAltCharacters.least)
    .max(wishLimits.wishedAltCharacters.most)
    .nullable()
    .default(null)
    .describe('How long an alt text should be at most, prefix and suffix included'),
  glossary: said(wishLimits.glossaryCharacters).describe(
    'Terms as they should be used, between semicolons or line breaks',
  ),
  altPrefix: line(wishLimits.affixCharacters).describe('Stands before every alt text that is not empty'),
  altSuffix: line(wishLimits.affixCharacters).describe('Stands after every alt text that is not empty'),
})
export type TextWishes = z.infer<typeof TextWishes>

export const noTextWishes: TextWishes = TextWishes.parse({})

/** What somebody wished of a job beside its languages and its prompt. */
export const JobWishes = z.object({
  textWishes: TextWishes,
  /** What a picture's file says of it (IPTC, XMP, EXIF) is sent along. */
  usesFileNotes: z.boolean(),
})
export type JobWishes = z.infer<typeof JobWishes>

function line(maxCharacters: number) {
  return said(maxCharacters).overwrite((text) => text.replace(/\s+/g, ' '))
}
