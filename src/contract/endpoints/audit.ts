import { z } from 'zod'
import { defineEndpoint } from '#contract/endpoint.ts'
import { AuditEvent, auditKinds } from '#contract/entities/audit-event.ts'
import { TypedId } from '#contract/entities/id.ts'
import { ListQuery } from '#contract/entities/list-query.ts'

const LogFilter = z.object({
  search: ListQuery.shape.search,
  kind: z.enum(auditKinds).optional(),
  /** A user's id: what they did and what was done to them. */
  person: TypedId.optional(),
  /** The first and the last day, both inclusive. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
})
export type LogFilter = z.infer<typeof LogFilter>

/**
 * Newest first unless `order` says otherwise, 1,000 events unless `limit` is lower. `before` is the id of an event and returns only
 * older ones, so that paging returns each event once while new ones are recorded.
 */
const LogQuery = ListQuery.extend(LogFilter.shape).extend({ before: TypedId.optional() })
export type LogQuery = z.infer<typeof LogQuery>

export const listLog = defineEndpoint({
  method: 'GET',
  url: '/api/admin/log',
  schema: {
    summary:
      'Who did what to whom, from which network; search finds names, addresses, networks, numbers of jobs and the names of acts',
    querystring: LogQuery,
    response: { 200: z.array(AuditEvent) },
  },
  config: { access: 'admin' },
})

export const downloadLog = defineEndpoint({
  method: 'GET',
  url: '/api/admin/log.csv',
  schema: {
    summary: 'The same as CSV, the oldest first',
    querystring: LogFilter,
    produces: ['text/csv'],
    response: {},
  },
  config: { access: 'admin', takesSignedLink: true },
})
