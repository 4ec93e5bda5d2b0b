import { z } from 'zod'
import { defineEndpoint } from '#contract/endpoint.ts'
import { EditImageInput, RegenerateImageInput } from '#contract/endpoints/images.ts'
import { limits } from '#contract/limits.ts'
import { inputWords } from '#contract/words/words-of-issue.ts'
import { orderExtras } from './order-extras.ts'
import { orderFields, saidName } from './order-fields.ts'
import { pictureWishes } from './picture-wishes.ts'
import { ExternalId, ImageId, ImageMetadata, V1Image } from './shapes.ts'

const { languages, prompt, maxCost } = orderFields
const ImageParams = z.object({ id: ImageId })

/**
 * One picture: by its address, by its file's bytes in Base64, or as the file of a form. A form sends its file
 * separately from these fields.
 */
export const ImageInput = z.strictObject({
  url: z.string().trim().min(1).max(limits.addressCharacters).optional(),
  base64: z.base64().min(1).optional(),
  filename: saidName,
  languages,
  ...pictureWishes,
  prompt,
  externalId: ExternalId.optional(),
  metadata: ImageMetadata.optional(),
  maxCost,
  ...orderExtras,
})
export type ImageInput = z.infer<typeof ImageInput>

/** A form has the same fields as text: lists as several fields, comma-separated or as JSON; metadata as JSON. */
export const ImageForm = ImageInput.omit({ url: true, base64: true, imageHeaders: true }).extend({
  file: z.file(),
})

/** A picture that was described while its sender waited, and what it cost. */
export const DescribedImage = V1Image.extend({
  /** Cents charged for it. */
  chargedCents: z.int(),
  /** Cents that can be spent afterwards. */
  balanceCents: z.int(),
})
export type DescribedImage = z.infer<typeof DescribedImage>

const { texts, seen } = EditImageInput.shape
const EditedTexts = texts.unwrap().valueType.strict()
const SeenTexts = seen.unwrap().valueType.strict()

const ofWriting = { access: 'token', scope: 'images:write' } as const
const ofReading = { access: 'token', scope: 'images:read' } as const

export const describeImage = defineEndpoint({
  method: 'POST',
  url: '/api/v1/images',
  schema: {
    summary:
      'Have one picture described: as JSON with `url` or `base64`, or as multipart/form-data with its `file` and the other fields as texts. `Prefer: respond-async` answers 202 at once where the picture has an address; others are answered when they are described',
    consumes: ['application/json', 'multipart/form-data'],
    // A form is read as it arrives: then there is no body.
    body: ImageInput.refine(({ url, base64 }) => (url === undefined) !== (base64 === undefined), {
      error: inputWords.oneSource.en,
      path: ['url'],
      // With all that is wrong, not after it.
      when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value),
    })
      .meta({ oneOf: [{ required: ['url'] }, { required: ['base64'] }] })
      .nullable(),
    form: ImageForm,
    response: { 200: DescribedImage, 202: V1Image },
  },
  config: {
    ...ofWriting,
    takesIdempotencyKey: true,
    refusals: [
      'unknown_language',
      'invalid_custom_language',
      'duplicate_language',
      'too_many_custom_languages',
      'account_not_ready',
      'keys_refused',
      'no_api_keys',
      'insufficient_credits',
      'monthly_limit_reached',
      'token_cap_reached',
      'over_max_cost',
      'webhook_url_refused',
      'file_missing',
      'file_too_large',
      'upload_too_slow',
      'disk_full',
      'quota_reached',
      'unpaid_calls_spent',
      'image_failed',
      'image_not_described',
      'busy',
      // A repeated call whose picture has been deleted.
      'not_found',
    ],
  },
})

export const readImage = defineEndpoint({
  method: 'GET',
  url: '/api/v1/images/:id',
  schema: { summary: 'One image, of a list, too', params: ImageParams, response: { 200: V1Image } },
  config: { ...ofReading, refusals: ['not_found'] },
})

export const findImages = defineEndpoint({
  method: 'GET',
  url: '/api/v1/images',
  schema: {
    summary: 'Images by the id that you gave them, the newest first; after: those older than this image',
    querystring: z.object({
      externalId: ExternalId,
      after: ImageId.optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    response: { 200: z.object({ images: z.array(V1Image) }) },
  },
  config: ofReading,
})

export const editImage = defineEndpoint({
  method: 'PATCH',
  url: '/api/v1/images/:id',
  schema: {
    summary:
      'Correct the texts of an image, approve them, or decide between them and a proposal; the texts before are kept',
    params: ImageParams,
    body: z.strictObject({
      ...EditImageInput.shape,
      texts: z.record(z.string(), EditedTexts).optional(),
      seen: z.record(z.string(), SeenTexts).optional(),
      /** `take`: the proposed texts replace the image’s. `keep`: its texts stay. Cannot be combined with other fields. */
      proposal: z.enum(['take', 'keep']).optional(),
    }),
    response: { 200: V1Image },
  },
  config: {
    ...ofWriting,
    refusals: ['not_found', 'job_running', 'no_texts', 'texts_changed', 'no_proposal'],
  },
})

export const deleteImage = defineEndpoint({
  method: 'DELETE',
  url: '/api/v1/images/:id',
  schema: {
    summary: 'Delete a single picture with its texts; an image of a list goes with its job',
    params: ImageParams,
    response: { 204: z.void() },
  },
  config: { ...ofWriting, refusals: ['not_found', 'image_of_list', 'image_pending'] },
})

export const regenerateImage = defineEndpoint({
  method: 'POST',
  url: '/api/v1/images/:id/regenerate',
  schema: {
    summary:
      'Have an image described again with a wish: once for each image, free of charge. Its texts stay; the new ones are its `proposal`',
    params: ImageParams,
    body: z.strictObject({ wish: RegenerateImageInput.shape.wish.default('') }).nullable(),
    response: { 200: V1Image },
  },
  config: {
    ...ofWriting,
    takesIdempotencyKey: true,
    refusals: [
      'not_found',
      'job_running',
      'no_texts',
      'picture_not_kept',
      'regenerated_already',
      'regenerating_now',
      'copied_for_free',
      'unpaid_calls_spent',
      'regenerate_failed',
      'account_not_ready',
      'keys_refused',
      'no_api_keys',
      'rate_limited',
      'busy',
    ],
  },
})
