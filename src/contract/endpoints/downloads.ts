import { z } from 'zod'
import { defineEndpoint } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import { filledTexts } from '#contract/lists/filled-texts.ts'
import { listMediaTypes } from '#contract/lists/list-files.ts'
import { JobParams } from './jobs.ts'

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
    refusals: ['not_found', 'job_not_completed', 'job_failed', 'rate_limited'],
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
    refusals: ['not_found', 'job_not_completed', 'job_failed', 'rate_limited'],
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
    refusals: ['not_found', 'job_not_completed', 'job_failed', 'rate_limited'],
    takesSignedLink: true,
  },
})

export const downloadPictures = defineEndpoint({
  method: 'GET',
  url: '/api/jobs/:id/pictures.zip',
  schema: {
    summary: 'The uploaded JPEG, PNG, WebP and TIFF of an own job with their texts in their XMP',
    params: JobParams,
    produces: ['application/zip'],
    response: {},
  },
  config: {
    access: 'user',
    refusals: [
      'not_found',
      'job_not_completed',
      'job_failed',
      'no_uploaded_pictures',
      'too_many_at_once',
      'rate_limited',
    ],
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
      'job_failed',
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
