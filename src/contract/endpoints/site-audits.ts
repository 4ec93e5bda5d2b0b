import { z } from 'zod'
import { defineEndpoint } from '#contract/endpoint.ts'
import { TypedId } from '#contract/entities/id.ts'
import {
  AuditedPage,
  AuditedPicture,
  AuditInput,
  PictureRuleName,
  SiteAudit,
} from '#contract/entities/site-audit.ts'
import { limits } from '#contract/limits.ts'

const AuditParams = z.object({ id: TypedId })
const ofOne = { access: 'user', refusals: ['not_found'] } as const

const Fault = z.enum(['any', ...PictureRuleName.options])

/** Pictures behind `after`, with this fault, of the page with this id. */
const PicturePage = z.object({
  fault: Fault.optional(),
  page: TypedId.optional(),
  after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  limit: z.coerce.number().int().min(1).max(200).default(60),
})

export const startAudit = defineEndpoint({
  method: 'POST',
  url: '/api/audits',
  schema: {
    summary: 'Order the audit of a page or a site; a worker scans it, and it costs nothing',
    body: AuditInput,
    response: { 202: SiteAudit },
  },
  config: { access: 'user', refusals: ['audit_url_invalid', 'too_many_audits', 'rate_limited', 'not_found'] },
})

export const listAudits = defineEndpoint({
  method: 'GET',
  url: '/api/audits',
  schema: {
    summary: 'The caller’s audits, the newest first; after: those older than this audit',
    querystring: z.object({
      after: TypedId.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    response: { 200: z.array(SiteAudit) },
  },
  config: { access: 'user' },
})

export const readAudit = defineEndpoint({
  method: 'GET',
  url: '/api/audits/:id',
  schema: {
    summary: 'An own audit; while it runs, with what it has found so far',
    params: AuditParams,
    response: { 200: SiteAudit },
  },
  config: ofOne,
})

export const listAuditPictures = defineEndpoint({
  method: 'GET',
  url: '/api/audits/:id/pictures',
  schema: {
    summary: 'The pictures of an own audit in the order of being found, or those of a filter',
    params: AuditParams,
    querystring: PicturePage,
    response: { 200: z.array(AuditedPicture) },
  },
  config: ofOne,
})

export const listAuditPages = defineEndpoint({
  method: 'GET',
  url: '/api/audits/:id/pages',
  schema: {
    summary: 'The visited pages of an own audit, those with the most faulty pictures first',
    params: AuditParams,
    querystring: z.object({
      offset: z.coerce.number().int().min(0).max(100_000).default(0),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    response: { 200: z.array(AuditedPage) },
  },
  config: ofOne,
})

export const downloadAudit = defineEndpoint({
  method: 'GET',
  url: '/api/audits/:id/pictures.csv',
  schema: {
    summary:
      'The pictures of an own audit as CSV, each with page, selector, alt text and context; it can be uploaded as a list',
    params: AuditParams,
    querystring: PicturePage.pick({ fault: true, page: true }).extend({
      delimiter: z.enum([',', ';']).default(';'),
    }),
    produces: ['text/csv'],
    response: {},
  },
  config: { ...ofOne, takesSignedLink: true },
})

export const stopAudit = defineEndpoint({
  method: 'POST',
  url: '/api/audits/:id/stop',
  schema: {
    summary: 'Stop an own audit; what was found is kept. One that is over stays as it is',
    params: AuditParams,
    response: { 202: SiteAudit },
  },
  config: { access: 'user', refusals: ['not_found', 'rate_limited'] },
})

export const deleteAudit = defineEndpoint({
  method: 'DELETE',
  url: '/api/audits/:id',
  schema: { summary: 'Delete an own audit', params: AuditParams, response: { 204: z.void() } },
  config: { access: 'user', refusals: ['not_found', 'rate_limited'] },
})

export const shareAudit = defineEndpoint({
  method: 'POST',
  url: '/api/audits/:id/share',
  schema: {
    summary:
      'Make a link by which anybody may read an own audit; its token is told this once, and a link made before ends',
    params: AuditParams,
    body: z.object({
      days: z.int().min(1).max(limits.shareDays.most).default(limits.shareDays.usual),
    }),
    response: { 201: z.object({ token: z.string(), expiresAt: z.iso.datetime() }) },
  },
  config: { access: 'user', refusals: ['not_found', 'audit_running', 'rate_limited'] },
})

export const endAuditShare = defineEndpoint({
  method: 'DELETE',
  url: '/api/audits/:id/share',
  schema: { summary: 'End the link to an own audit', params: AuditParams, response: { 204: z.void() } },
  config: { access: 'user', refusals: ['not_found', 'rate_limited'] },
})

export const sharedAudit = defineEndpoint({
  method: 'GET',
  url: '/api/shared-audit',
  schema: {
    summary: 'The audit that a link opens: its worst pages, and a page of its pictures with faults',
    // In the query and not in the path, because our logs contain no queries.
    querystring: z.object({
      token: z.string().min(1).max(100),
      fault: Fault.default('any'),
      after: PicturePage.shape.after,
    }),
    response: {
      200: z.object({
        audit: SiteAudit,
        pages: z.array(AuditedPage),
        pictures: z.array(AuditedPicture),
        expiresAt: z.iso.datetime(),
      }),
    },
  },
  config: { access: 'public', refusals: ['not_found', 'rate_limited'] },
})
