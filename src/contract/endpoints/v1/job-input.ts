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
  images: z.array(ImageOfJob).min(1).max(apiLimits.imagesPerCall),
  name: saidName,
  labels: Labels.default([]),
  languages,
  prompt,
  baseUrl: z.string().trim().max(limits.addressCharacters).default(''),
  keywords: keywords,
  avoidedKeywords,
  brand,
  product,
  style,
  maxAltCharacters,
  glossary,
  altPrefix,
  altSuffix,
  usesFileNotes: z.boolean().default(true),
  onlyMissing: z.boolean().default(false),
  replaceWeak: z.boolean().default(false),
  countRepeatsOnce: z.boolean().default(false),
  maxCost,
  ...orderExtras,
})
export type JobInput = z.infer<typeof JobInput>

/** What the document says of a field of the form: what its text is read to, with the bounds that it then has. */
function shownAs(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _, default: absent, ...shown } = z.toJSONSchema(schema, { io: 'input' })
  return shown
}

/** Of the app's form, what `languages` and `prompt` say here as in JSON. */
const ofApp = { customLanguages: true, promptType: true, customPrompt: true } as const

/** A job from a list file, from pictures, or from both: the app's form with those fields that JSON has, too, as there. */
export const JobForm = StartForm.omit(ofApp)
  .extend({
    file: z.file().optional(),
    pictures: z.array(z.file()).max(limits.picturesPerSet).optional(),
    labels: StartForm.shape.labels.meta(shownAs(Labels)),
    languages: listField('Codes of built-in languages, or names of other ones')
      .pipe(languages)
      .meta(shownAs(languages)),
    keywords: listField('Words that the texts of all images should use where they fit')
      .pipe(keywords)
      .meta(shownAs(keywords)),
    avoidedKeywords: listField('Words that no alt text should say')
      .pipe(avoidedKeywords)
      .meta(shownAs(avoidedKeywords)),
    prompt,
    externalIdColumn: z.string().optional(),
    maxCost: z
      .string()
      .default('')
      .meta({
        ...shownAs(costBound),
        default: undefined,
        description: 'Cents that it may cost at most',
      })
      .transform((text) => (text.trim() === '' ? null : Number(text)))
      .pipe(costBound.nullable()),
    ...formExtras,
  })
  .meta({
    required: ['languages'],
    additionalProperties: false,
    anyOf: [{ required: ['file'] }, { required: ['pictures'] }],
  })
