import { z } from 'zod'
import { defineEndpoint } from '#contract/endpoint.ts'
import { TypedId } from '#contract/entities/id.ts'
import { AuditedPicture, AuditInput, SiteAudit } from '#contract/entities/site-audit.ts'
import { Delimiter } from './shapes.ts'

const AuditParams = z.object({ id: TypedId })
const ofReading = { access: 'token', scope: 'jobs:read' } as const
const ofWriting = { access: 'token', scope: 'jobs:write', takesIdempotencyKey: true } as const

export const startAudit = defineEndpoint({
  method: 'POST',
  url: '/api/v1/audits',
  schema: {
    summary:
      'Audit the images of a page, or of a website by its sitemaps and links. `Location` leads to it; it costs nothing',
    body: AuditInput,
    response: { 202: SiteAudit },
  },
  config: { ...ofWriting, refusals: ['audit_url_invalid', 'too_many_audits', 'rate_limited'] },
})

export const listAudits = defineEndpoint({
  method: 'GET',
  url: '/api/v1/audits',
  schema: {
    summary: 'The account’s audits, the newest first; after: those older than this audit',
    querystring: z.object({
      after: TypedId.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: { 200: z.object({ audits: z.array(SiteAudit) }) },
  },
  config: ofReading,
})

export const readAudit = defineEndpoint({
  method: 'GET',
  url: '/api/v1/audits/:id',
  schema: {
    summary: 'One audit, with the first 50 images that have faults; `….csv` has all images',
    params: AuditParams,
    response: { 200: SiteAudit.extend({ findings: z.array(AuditedPicture) }) },
  },
  config: { ...ofReading, refusals: ['not_found'] },
})

export const auditCsv = defineEndpoint({
  method: 'GET',
  url: '/api/v1/audits/:id.csv',
  schema: {
    summary:
      'The images of an audit as CSV, each with page, selector, alt text and faults; it can be sent as the list of a job',
    params: AuditParams,
    querystring: z.object({
      delimiter: Delimiter.default(','),
      faults: z.enum(['all', 'any']).default('all'),
    }),
    produces: ['text/csv'],
    response: {},
  },
  config: { ...ofReading, refusals: ['not_found'] },
})

export const stopAudit = defineEndpoint({
  method: 'POST',
  url: '/api/v1/audits/:id/stop',
  schema: {
    summary: 'Stop an audit; what was found is kept. One that is over stays as it is',
    params: AuditParams,
    response: { 202: SiteAudit },
  },
  config: { ...ofWriting, refusals: ['not_found'] },
})

export const deleteAudit = defineEndpoint({
  method: 'DELETE',
  url: '/api/v1/audits/:id',
  schema: {
    summary: 'Delete an audit with all that it found',
    params: AuditParams,
    response: { 204: z.void() },
  },
  config: { access: 'token', scope: 'jobs:write', refusals: ['not_found'] },
})
