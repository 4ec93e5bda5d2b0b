import { z } from 'zod'
import { apiLimits } from '#contract/api-limits.ts'
import { Labels } from '#contract/entities/label.ts'
import { listField, StartForm } from '#contract/entities/start-form.ts'
import { limits } from '#contract/limits.ts'
import { formExtras, orderExtras } from './order-extras.ts'
import { costBound, orderFields, saidName } from './order-fields.ts'
import { pictureWishes } from './picture-wishes.ts'
import { ExternalId, ImageMetadata } from './shapes.ts'

const { languages, prompt, maxCost } = orderFields
const { keywords, avoidedKeywords, brand, product, style, maxAltCharacters, glossary, altPrefix, altSuffix } =
  pictureWishes

const ImageOfJob = z.strictObject({
  url: z.string().trim().min(1).max(limits.addressCharacters),
  ...pictureWishes,
  externalId: ExternalId.optional(),
  metadata: ImageMetadata.optional(),
})
export type ImageOfJob = z.infer<typeof ImageOfJob>

/** A job whose images are sent in one call. Wishes for an image take precedence over those for all. */
export const JobInput = z.strictObject({
  images: z
    .array(ImageOfJob)
    .min(1)
    .max(apiLimits.imagesPerCall)
    .describe('In the order of their positions; more of them come as a list file'),
  name: saidName.describe('What the job is called'),
  labels: Labels.default([]),
  languages,
  prompt,
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
  replaceWeak: z
    .boolean()
    .default(false)
    .describe('With `onlyMissing`: describe the images whose `existingAlt` breaks a rule, too'),
  countRepeatsOnce: z.boolean().default(false).describe('Charge a picture that comes several times once'),
  maxCost,
  ...orderExtras,
})
export type JobInput = z.infer<typeof JobInput>

/** Of the app's form, what `languages` and `prompt` say here as in JSON. */
const ofApp = { customLanguages: true, promptType: true, customPrompt: true } as const

/** A job from a list file, from pictures, or from both: the app's form with those fields that JSON has, too, as there. */
export const JobForm = StartForm.omit(ofApp)
  .extend({
    file: z.file().optional().describe('The list, or a ZIP of images; optional if there are `pictures`'),
    pictures: z
      .array(z.file())
      .max(limits.picturesPerSet)
      .optional()
      .describe(
        'The images themselves, each by its path, or ZIP archives of them; addresses of `file` are their paths',
      ),
    languages: listField('Codes of built-in languages, or names of other ones').pipe(languages),
    keywords: listField('Words that the texts of all images should use where they fit').pipe(keywords),
    avoidedKeywords: listField('Words that no alt text should say').pipe(avoidedKeywords),
    prompt,
    maxCost: z
      .string()
      .default('')
      .meta({ type: 'integer', default: undefined, description: 'Cents that it may cost at most' })
      .transform((text) => (text.trim() === '' ? null : Number(text)))
      .pipe(costBound.nullable()),
    ...formExtras,
  })
  .meta({
    required: ['languages'],
    additionalProperties: false,
    anyOf: [{ required: ['file'] }, { required: ['pictures'] }],
  })
