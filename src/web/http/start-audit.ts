import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { startAudit } from '#contract/endpoints/site-audits.ts'
import type { AuditInput } from '#contract/entities/site-audit.ts'
import { call } from './call.ts'

/** The first part of the keys of all queries of audits. */
export const auditsKey = 'audits'

export const startAuditMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (body: AuditInput) => call(startAudit, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: [auditsKey] }),
  })
