import { z } from 'zod'
import { defineEndpoint } from '#contract/endpoint.ts'
import { TypedId } from '#contract/entities/id.ts'
import { Share, SharedJob } from '#contract/entities/share.ts'
import { limits } from '#contract/limits.ts'

const JobParams = z.object({ id: TypedId })

/** In the query and not in the path, because our logs contain no queries. */
const TokenQuery = z.object({ token: z.string().min(1).max(100) })

export const ShareInput = z.object({
  /** Days after which the link expires. */
  days: z.int().min(1).max(limits.shareDays.most).default(limits.shareDays.usual),
})

export const shareJob = defineEndpoint({
  method: 'POST',
  url: '/api/jobs/:id/shares',
  schema: {
    summary: 'Make a link by which anybody may look at an own job; its token is told this once',
    params: JobParams,
    body: ShareInput,
    response: { 201: Share.extend({ token: z.string() }) },
  },
  config: { access: 'user', refusals: ['not_found', 'job_running', 'too_many_shares', 'rate_limited'] },
})

export const listShares = defineEndpoint({
  method: 'GET',
  url: '/api/jobs/:id/shares',
  schema: {
    summary: 'The links to an own job that still open it, the newest first',
    params: JobParams,
    response: { 200: z.array(Share) },
  },
  config: { access: 'user', refusals: ['not_found'] },
})

export const endShare = defineEndpoint({
  method: 'DELETE',
  url: '/api/jobs/:id/shares/:shareId',
  schema: {
    summary: 'End a link to an own job',
    params: JobParams.extend({ shareId: TypedId }),
    response: { 204: z.void() },
  },
  config: { access: 'user', refusals: ['not_found', 'rate_limited'] },
})

export const sharedJob = defineEndpoint({
  method: 'GET',
  url: '/api/shared',
  schema: {
    summary: 'The job that a link opens, with a page of its images that have texts',
    querystring: TokenQuery.extend({
      offset: z.coerce.number().int().min(0).max(limits.maxImagesPerJob).default(0),
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .max(limits.sharedImagesPerCall)
        .default(limits.sharedImagesPerCall),
    }),
    response: { 200: SharedJob },
  },
  config: { access: 'public', refusals: ['not_found', 'rate_limited'] },
})

export const sharedThumbnail = defineEndpoint({
  method: 'GET',
  url: '/api/shared/images/:imageId/thumbnail',
  schema: {
    summary: 'A small WebP of one image of the job that a link opens',
    params: z.object({ imageId: TypedId }),
    querystring: TokenQuery,
    produces: ['image/webp'],
    response: {},
  },
  config: { access: 'public', refusals: ['not_found', 'rate_limited', 'thumbnail_unavailable'] },
})

export const sharedView = defineEndpoint({
  method: 'GET',
  url: '/api/shared/images/:imageId/view',
  schema: {
    summary:
      'A large WebP of one image with texts of the job that a link opens, fetched anew: no edge longer than 1,280 px',
    params: z.object({ imageId: TypedId }),
    querystring: TokenQuery,
    produces: ['image/webp'],
    response: {},
  },
  config: {
    access: 'public',
    refusals: ['not_found', 'rate_limited', 'too_many_at_once', 'thumbnail_unavailable'],
  },
})
