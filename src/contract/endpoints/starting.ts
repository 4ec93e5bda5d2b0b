import { z } from 'zod'
import { defineEndpoint, type Endpoint } from '#contract/endpoint.ts'
import { ImageSelection } from '#contract/entities/image-filter.ts'
import { Notice, StartForm } from '#contract/entities/start-form.ts'
import { onImage, RegenerateImageInput } from './images.ts'
import { JobParams } from './jobs.ts'

/** The answer when a job is started. */
const Started = z.object({
  jobId: z.int(),
  totalImages: z.int(),
  languagesCount: z.int(),
  /** Cents. */
  estimatedCost: z.int(),
  /** Decisions made when the list was read; absent if there were none. */
  notices: z.array(Notice).optional(),
})

/** How a list is refused, whether it starts a job or is only quoted. */
export const quoteRefusals = [
  'rate_limited',
  'own_uploads_under_way',
  'uploads_under_way',
  'upload_too_slow',
  'disk_full',
  'file_missing',
  'file_too_large',
  'wrong_file_type',
  'file_empty',
  'json_empty',
  'file_unreadable',
  'json_named_csv',
  'csv_named_json',
  'no_rows',
  'no_addresses',
  'unclosed_quotes',
  'surplus_cells',
  'list_ambiguous',
  'too_many_rows',
  'too_many_columns',
  'row_too_large',
  'too_many_pictures',
  'list_unreadable',
  'no_spreadsheet',
  'spreadsheet_of_another_kind',
  'spreadsheet_old',
  'spreadsheet_locked',
  'spreadsheet_damaged',
  'spreadsheet_too_large',
  'sheet_missing',
  'sheet_empty',
  'sheet_damaged',
  'sheet_row_too_large',
  'sheet_surplus_cell',
  'too_many_images',
  'not_json',
  'json_shape_unknown',
  'not_ndjson',
  'ndjson_line_broken',
  'ndjson_line_cut',
  'ndjson_line_no_object',
  'url_column_missing',
  'context_column_missing',
  'wish_column_missing',
  'external_id_column_missing',
  'alt_column_missing',
  'none_missing',
  'base_url_invalid',
  'unknown_language',
  'invalid_custom_language',
  'too_many_custom_languages',
  'duplicate_language',
  'invalid_max_images',
  'too_many_labels',
] as const satisfies Endpoint['config']['refusals']

/** Why the app or API v1 refuses to start a job, in addition to the limit on jobs that run at once. */
export const startRefusals = [
  'account_not_ready',
  'no_api_keys',
  'keys_refused',
  'quota_reached',
  'picture_set_gone',
  'insufficient_credits',
  'monthly_limit_reached',
  ...quoteRefusals,
] as const satisfies Endpoint['config']['refusals']

export const startJob = defineEndpoint({
  method: 'POST',
  url: '/api/process',
  schema: {
    summary: 'Start a job',
    consumes: ['multipart/form-data'],
    form: StartForm,
    response: {
      202: Started,
    },
  },
  config: {
    access: 'user',
    takesIdempotencyKey: true,
    refusals: [
      'job_already_running',
      'no_language',
      'too_many_languages',
      'custom_prompt_empty',
      ...startRefusals,
    ],
  },
})

/** For a job that is made of the images of another one. */
const startAgainRefusals = [
  'account_not_ready',
  'no_api_keys',
  'keys_refused',
  'quota_reached',
  'rate_limited',
  'insufficient_credits',
  'monthly_limit_reached',
  'too_many_images',
] as const satisfies Endpoint['config']['refusals']

/** The same for the images that another job left without texts. */
export const retryRefusals = [
  'nothing_to_retry',
  'retried_already',
  ...startAgainRefusals,
] as const satisfies Endpoint['config']['refusals']

export const retryJob = defineEndpoint({
  method: 'POST',
  url: '/api/jobs/:id/retry',
  schema: {
    summary:
      'Start a job of those rows of an own job that have no texts, with the same choices; with again=true also when that was done before',
    params: JobParams,
    querystring: z.object({ again: z.literal('true').optional() }),
    response: { 202: Started },
  },
  config: {
    access: 'user',
    takesIdempotencyKey: true,
    refusals: [...onImage, 'job_already_running', ...retryRefusals],
  },
})

/** The same for new texts for these images. */
const regenerateRefusals = [
  ...onImage,
  'job_already_running',
  ...startAgainRefusals,
] as const satisfies Endpoint['config']['refusals']

export const RegenerateImagesInput = z.object({
  selection: ImageSelection,
  instruction: RegenerateImageInput.shape.wish.describe('What should be different; may be empty'),
  /** Only says what it would do and cost. */
  dryRun: z.boolean().default(false),
})
export type RegenerateImagesInput = z.infer<typeof RegenerateImagesInput>

export const regenerateImages = defineEndpoint({
  method: 'POST',
  url: '/api/jobs/:id/regenerate',
  schema: {
    summary:
      'Start a job that regenerates images of an own job, at today’s price for each; when it ends, the new texts are their `proposal`',
    params: JobParams,
    body: RegenerateImagesInput,
    response: { 200: Started.pick({ totalImages: true, estimatedCost: true }), 202: Started },
  },
  config: {
    access: 'user',
    takesIdempotencyKey: true,
    refusals: [...regenerateRefusals, 'nothing_to_regenerate'],
  },
})

export const TranslateImagesInput = z.object({
  selection: ImageSelection,
  from: z.string().min(1).max(100).describe('A language of the job, whose texts are right'),
  to: z.array(z.string().min(1).max(100)).min(1).max(9).describe('Languages of the job, or new ones'),
  /** Only says what it would do and cost. */
  dryRun: z.boolean().default(false),
})
export type TranslateImagesInput = z.infer<typeof TranslateImagesInput>

export const translateImages = defineEndpoint({
  method: 'POST',
  url: '/api/jobs/:id/translate',
  schema: {
    summary:
      'Start a job that translates the texts of images of an own job where they are outdated or missing; when it ends, missing ones are there, and others are their `proposal`',
    params: JobParams,
    body: TranslateImagesInput,
    response: { 200: Started.pick({ totalImages: true, estimatedCost: true }), 202: Started },
  },
  config: {
    access: 'user',
    takesIdempotencyKey: true,
    refusals: [
      ...regenerateRefusals,
      'nothing_to_translate',
      'unknown_language',
      'duplicate_language',
      'invalid_custom_language',
      'too_many_custom_languages',
      'too_many_languages',
    ],
  },
})
