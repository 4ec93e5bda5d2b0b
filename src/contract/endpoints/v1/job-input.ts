import { z } from 'zod'
import { apiLimits } from '#contract/api-limits.ts'
import { StartForm } from '#contract/entities/start-form.ts'
import { limits } from '#contract/limits.ts'
import { withoutHidden } from '#contract/lists/without-hidden.ts'
import { pictureWishes } from './picture-wishes.ts'

const { keywords, avoidedKeywords, brand, product, style, maxAltCharacters, glossary, altPrefix, altSuffix } =
  pictureWishes

const ImageOfJob = z.strictObject({
  url: z.string().trim().min(1).max(limits.addressCharacters),
  ...pictureWishes,
})
export type ImageOfJob = z.infer<typeof ImageOfJob>

/** A job of images that come in one call. What is wished of an image goes before what is wished of all. */
export const JobInput = z.strictObject({
  images: z
    .array(ImageOfJob)
    .min(1)
    .max(apiLimits.imagesPerCall)
    .describe('In the order of their positions; more of them come as a list file'),
  name: z
    .string()
    .overwrite((text) => withoutHidden(text).trim())
    .max(limits.filenameCharacters)
    .default('')
    .describe('What the job is called'),
  languages: z
    .array(z.string().trim().min(1).max(40))
    .min(1)
    .max(20)
    .describe('Codes of built-in languages, or names of other ones'),
  prompt: z
    .string()
    .overwrite((text) => withoutHidden(text).trim())
    .max(limits.customPromptCharacters)
    .default('')
    .describe('A prompt of your own in place of the usual one'),
  baseUrl: z
    .string()
    .trim()
    .max(limits.addressCharacters)
    .default('')
    .describe('What addresses without a host are below'),
  keywords: keywords.describe('Words that the texts of all images should use where they fit'),
  avoidedKeywords,
  brand,
  product,
  style,
  maxAltCharacters,
  glossary,
  altPrefix,
  altSuffix,
  usesFileNotes: z
    .boolean()
    .default(true)
    .describe('Send along what the file of a picture says of it (IPTC, XMP, EXIF)'),
  onlyMissing: z
    .boolean()
    .default(false)
    .describe('Take over the images that have an `existingAlt` as they are'),
  countRepeatsOnce: z.boolean().default(false).describe('Charge a picture that comes several times once'),
  maxCost: z.int().min(0).max(apiLimits.tokenCapCents).optional().describe('Cents that it may cost at most'),
})
export type JobInput = z.infer<typeof JobInput>

/** A job of a list file: the form of the app, and what it may cost. */
export const JobForm = StartForm.extend({
  maxCost: z
    .string()
    .default('')
    .describe('Cents that it may cost at most')
    .transform((text) => (text.trim() === '' ? null : Number(text)))
    .pipe(z.int().min(0).max(apiLimits.tokenCapCents).nullable()),
})
