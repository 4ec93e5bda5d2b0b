import { z } from 'zod'
import { defineEndpoint, type Endpoint } from '#contract/endpoint.ts'
import { Id, TypedId } from '#contract/entities/id.ts'
import { Image, LanguageVersions, TextRevision } from '#contract/entities/image.ts'
import { ImageFilter, ImageSelection } from '#contract/entities/image-filter.ts'
import { Job, jobKinds, KeptList, ListedJob } from '#contract/entities/job.ts'
import { LabelName } from '#contract/entities/label.ts'
import { ListQuery } from '#contract/entities/list-query.ts'
import { Notice } from '#contract/entities/notice.ts'
import { ProgressEvent } from '#contract/entities/progress.ts'
import { StartForm } from '#contract/entities/start-form.ts'
import { JobWishes } from '#contract/entities/text-wishes.ts'
import { limits } from '#contract/limits.ts'
import { filledTexts } from '#contract/lists/filled-texts.ts'
import { listMediaTypes } from '#contract/lists/list-files.ts'
import { withoutHidden } from '#contract/lists/without-hidden.ts'

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

const JobParams = z.object({ id: TypedId })
const ImageParams = JobParams.extend({ imageId: TypedId })

/** Why the app or API v1 refuses to start a job, in addition to the limit on jobs that run at once. */
export const startRefusals = [
  'account_not_ready',
  'no_api_keys',
  'keys_refused',
  'quota_reached',
  'rate_limited',
  'own_uploads_under_way',
  'uploads_under_way',
  'upload_too_slow',
  'disk_full',
  'insufficient_credits',
  'monthly_limit_reached',
  'file_missing',
  'file_too_large',
  'wrong_file_type',
  'file_empty',
  'json_empty',
  'file_unreadable',
  'json_named_csv',
  'csv_named_json',
  'no_rows',
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
  'alt_column_missing',
  'none_missing',
  'base_url_invalid',
  'no_language',
  'unknown_language',
  'invalid_custom_language',
  'too_many_languages',
  'too_many_custom_languages',
  'duplicate_language',
  'custom_prompt_empty',
  'invalid_max_images',
  'too_many_labels',
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
    refusals: ['job_already_running', ...startRefusals],
  },
})

export const followJob = defineEndpoint({
  method: 'GET',
  url: '/api/process-status',
  schema: {
    summary:
      'Progress of a job as an event stream; without jobId: of the newest one that the caller started in the app',
    querystring: z.object({ jobId: TypedId.optional() }),
    produces: ['text/event-stream'],
    events: ProgressEvent,
    response: { 204: z.void() },
  },
  config: { access: 'user', refusals: ['not_found'] },
})

export const stopJob = defineEndpoint({
  method: 'POST',
  url: '/api/stop-processing',
  schema: {
    summary: 'Stop the running job that the caller started in the app; images under way finish',
    response: { 200: z.object({}), 202: z.object({ jobId: z.int() }) },
  },
  config: { access: 'user' },
})

/** What the list of the user's own jobs can be sorted by. Default: newest first. */
export const ownJobSorts = ['createdAt', 'filename', 'status', 'totalImages'] as const

const JobsQuery = ListQuery.extend({
  sort: z.enum(ownJobSorts).optional(),
  startedIn: z.literal('app').optional().describe('Without those that came through the API'),
  kind: z
    .enum(jobKinds)
    .default('list')
    .describe('`single`: the days of single pictures that came by the API'),
  label: LabelName.optional(),
})
export type JobsQuery = z.infer<typeof JobsQuery>

export const listJobs = defineEndpoint({
  method: 'GET',
  url: '/api/jobs',
  schema: {
    summary:
      'The caller’s jobs, newest first; a search of three or more characters also finds the texts, keywords and addresses of their images',
    querystring: JobsQuery,
    response: { 200: z.array(ListedJob) },
  },
  config: { access: 'user', refusals: ['too_many_at_once', 'took_too_long'] },
})

const JobDetail = z.object({
  job: Job,
  /** The wishes for its texts; absent if there are none. */
  wishes: JobWishes.optional(),
  list: KeptList.optional(),
  images: z.array(Image),
  total: z.int(),
})
export type JobDetail = z.infer<typeof JobDetail>

export const jobDetail = defineEndpoint({
  method: 'GET',
  url: '/api/jobs/:id',
  schema: {
    summary: 'A job and a page of its images (by default the first 1,000)',
    params: JobParams,
    querystring: ListQuery.pick({ offset: true, limit: true, order: true }).extend({
      /** Default: list order. `risk`: images that most need a review first. */
      sort: z.enum(['position', 'filename', 'state', 'risk']).optional(),
      ...ImageFilter.shape,
    }),
    response: { 200: JobDetail },
  },
  config: { access: 'user', refusals: ['not_found', 'too_many_at_once', 'took_too_long'] },
})

export const deleteJob = defineEndpoint({
  method: 'DELETE',
  url: '/api/jobs/:id',
  schema: { summary: 'Delete an own job with its images', params: JobParams, response: { 204: z.void() } },
  config: {
    access: 'user',
    refusals: ['not_found', 'job_running', 'rate_limited'],
  },
})

const SomeJobs = z.object({ jobIds: z.array(Id).min(1).max(limits.jobsDeletedAtOnce) })

export const deleteJobs = defineEndpoint({
  method: 'POST',
  url: '/api/jobs/delete',
  schema: {
    summary: 'Delete those of these jobs that are own and over; answers which',
    body: SomeJobs,
    response: { 200: z.object({ jobIds: z.array(z.int()) }) },
  },
  config: { access: 'user', refusals: ['rate_limited'] },
})

export const restoreJobs = defineEndpoint({
  method: 'POST',
  url: '/api/jobs/restore',
  schema: {
    summary: 'Bring back own jobs that were deleted within ten seconds; answers which',
    body: SomeJobs,
    response: { 200: z.object({ jobIds: z.array(z.int()) }) },
  },
  config: { access: 'user', refusals: ['not_found', 'rate_limited'] },
})

export const downloadCsv = defineEndpoint({
  method: 'GET',
  url: '/api/jobs/:id/results.csv',
  schema: {
    summary: 'Results as CSV: every original column, then the texts',
    params: JobParams,
    querystring: z.object({ delimiter: z.enum([',', ';']).default(';') }),
    produces: ['text/csv'],
    response: {},
  },
  config: {
    access: 'user',
    refusals: ['not_found', 'job_not_completed', 'rate_limited'],
    takesSignedLink: true,
  },
})

export const downloadJson = defineEndpoint({
  method: 'GET',
  url: '/api/jobs/:id/results.json',
  schema: {
    summary: 'Results as JSON: an array of images, each with its original row',
    params: JobParams,
    produces: ['application/json'],
    response: {},
  },
  config: {
    access: 'user',
    refusals: ['not_found', 'job_not_completed', 'rate_limited'],
    takesSignedLink: true,
  },
})

export const downloadXlsx = defineEndpoint({
  method: 'GET',
  url: '/api/jobs/:id/results.xlsx',
  schema: {
    summary: 'Results as a spreadsheet: the columns of the CSV, each cell as text',
    params: JobParams,
    produces: [listMediaTypes.xlsx],
    response: {},
  },
  config: {
    access: 'user',
    refusals: ['not_found', 'job_not_completed', 'rate_limited'],
    takesSignedLink: true,
  },
})

export const downloadOriginal = defineEndpoint({
  method: 'GET',
  url: '/api/jobs/:id/original',
  schema: {
    summary: 'The list as it was uploaded, byte for byte; for its owner alone',
    params: JobParams,
    produces: [...new Set(Object.values(listMediaTypes))],
    response: {},
  },
  config: {
    access: 'user',
    refusals: ['not_found', 'list_not_kept', 'rate_limited'],
    takesSignedLink: true,
  },
})

export const downloadList = defineEndpoint({
  method: 'GET',
  url: '/api/jobs/:id/list',
  schema: {
    summary:
      'The uploaded list of a job with its texts in one column, and nothing else changed; for its owner alone',
    params: JobParams,
    querystring: z.object({
      /** As in `urlColumn`. Default: the column from which the list’s system imports alt texts, or a new one. */
      column: z.string().max(limits.maxRowCharacters).optional(),
      /** Write to a new last column even if the list has one for alt texts. */
      newColumn: z.enum(['true', 'false']).default('false'),
      text: z.enum(filledTexts).default('altText'),
      /** Default: the job’s first language. */
      language: z.string().max(100).optional(),
      /** `empty`: cells that are already filled stay as they are. */
      cells: z.enum(['all', 'empty']).default('all'),
    }),
    produces: [...new Set(Object.values(listMediaTypes))],
    response: {},
  },
  config: {
    access: 'user',
    refusals: [
      'not_found',
      'job_not_completed',
      'list_not_kept',
      'list_not_fillable',
      'too_many_at_once',
      'list_column_missing',
      'list_column_of_pictures',
      'language_not_of_job',
    ],
    takesSignedLink: true,
  },
})

export const listColumns = defineEndpoint({
  method: 'GET',
  url: '/api/jobs/:id/list/columns',
  schema: {
    summary: 'The columns of a job’s uploaded list, for its owner, who chooses one to write texts into',
    params: JobParams,
    response: {
      200: z.object({
        headers: z.array(z.string()),
        /** Positions in the header. */
        urlColumn: z.int(),
        altColumn: z.int().nullable(),
        /** If a text does not fit this encoding, the list is returned in UTF-8. */
        isWindows1252: z.boolean(),
        isJson: z.boolean(),
      }),
    },
  },
  config: { access: 'user', refusals: ['not_found', 'list_not_kept'] },
})

export const imageThumbnail = defineEndpoint({
  method: 'GET',
  url: '/api/jobs/:id/images/:imageId/thumbnail',
  schema: {
    summary: 'A small WebP of one image',
    params: ImageParams,
    produces: ['image/webp'],
    response: {},
  },
  config: {
    access: 'user',
    refusals: ['not_found', 'thumbnail_unavailable'],
    takesSignedLink: true,
  },
})

export const imageView = defineEndpoint({
  method: 'GET',
  url: '/api/jobs/:id/images/:imageId/view',
  schema: {
    summary:
      'A large WebP of one image, fetched anew: no edge longer than 1,280 px, and never larger than it is',
    params: ImageParams,
    produces: ['image/webp'],
    response: {},
  },
  config: {
    access: 'user',
    refusals: ['not_found', 'rate_limited', 'too_many_at_once', 'view_unavailable'],
    takesSignedLink: true,
  },
})

export const previewThumbnail = defineEndpoint({
  method: 'GET',
  url: '/api/thumbnail',
  schema: {
    summary: 'A small WebP of any picture, for the preview before a job',
    querystring: z.object({ url: z.string().max(limits.addressCharacters) }),
    produces: ['image/webp'],
    response: {},
  },
  config: {
    access: 'user',
    refusals: ['account_not_ready', 'rate_limited', 'too_many_at_once', 'thumbnail_unavailable'],
    takesSignedLink: true,
  },
})

const onImage = ['not_found', 'job_running'] as const

/** Omitted fields stay as they are. An empty alt text marks the picture as decorative for its page. */
export const EditImageInput = z.object({
  /** By language code; only languages of the job. */
  texts: z
    .record(
      z.string(),
      z.object({
        altText: z.string().max(limits.altTextCharacters).optional(),
        description: z.string().max(limits.descriptionCharacters).optional(),
      }),
    )
    .optional(),
  approved: z.boolean().optional(),
  /** Texts in these languages fit although they are older than an edit in another one. */
  stillFit: z.array(z.string()).max(20).optional(),
  /** The texts as the editor saw them: if they have changed since, nothing is changed. Without it, this is not checked. */
  seen: LanguageVersions.optional(),
})
export type EditImageInput = z.infer<typeof EditImageInput>

export const editImage = defineEndpoint({
  method: 'PATCH',
  url: '/api/jobs/:id/images/:imageId',
  schema: {
    summary: 'Correct the texts of an own image, or approve them; the texts before are kept',
    params: ImageParams,
    body: EditImageInput,
    response: { 200: Image },
  },
  config: {
    access: 'user',
    refusals: [...onImage, 'no_texts', 'unknown_language', 'texts_changed', 'rate_limited'],
  },
})

export const imageRevisions = defineEndpoint({
  method: 'GET',
  url: '/api/jobs/:id/images/:imageId/revisions',
  schema: {
    summary: 'What the texts of an own image were before they were changed, the newest first',
    params: ImageParams,
    response: { 200: z.array(TextRevision) },
  },
  config: { access: 'user', refusals: ['not_found'] },
})

export const RegenerateImageInput = z.object({
  /** What should be different, in words. */
  wish: z.string().overwrite(withoutHidden).trim().max(limits.regenerateWishCharacters),
})

export const regenerateImage = defineEndpoint({
  method: 'POST',
  url: '/api/jobs/:id/images/:imageId/regenerate',
  schema: {
    summary:
      'Have an own image described anew with a wish: once for each image, free of charge. Its texts stay; the new ones are its `proposal`',
    params: ImageParams,
    body: RegenerateImageInput,
    response: { 200: Image },
  },
  config: {
    access: 'user',
    refusals: [
      ...onImage,
      'no_texts',
      'regenerated_already',
      'regenerating_now',
      'copied_for_free',
      'unpaid_calls_spent',
      'regenerate_failed',
      'account_not_ready',
      'no_api_keys',
      'keys_refused',
      'rate_limited',
    ],
  },
})

export const DecideProposalInput = z.object({
  /** `take`: they replace the image's texts. `keep`: its texts stay. The other texts are in its history either way. */
  decision: z.enum(['take', 'keep']),
  /** As in `EditImageInput`. */
  seen: LanguageVersions.optional(),
})
export type DecideProposalInput = z.infer<typeof DecideProposalInput>

export const decideProposal = defineEndpoint({
  method: 'POST',
  url: '/api/jobs/:id/images/:imageId/proposal',
  schema: {
    summary: 'Decide between the texts of an own image and those that were proposed for it',
    params: ImageParams,
    body: DecideProposalInput,
    response: { 200: Image },
  },
  config: { access: 'user', refusals: [...onImage, 'no_proposal', 'texts_changed', 'rate_limited'] },
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

export const downloadFailed = defineEndpoint({
  method: 'GET',
  url: '/api/jobs/:id/failed.csv',
  schema: {
    summary: 'The rows that have no texts as CSV: every original column, then why; it can be uploaded again',
    params: JobParams,
    querystring: z.object({ delimiter: z.enum([',', ';']).default(';') }),
    produces: ['text/csv'],
    response: {},
  },
  config: {
    access: 'user',
    refusals: ['not_found', 'job_running', 'rate_limited'],
    takesSignedLink: true,
  },
})
