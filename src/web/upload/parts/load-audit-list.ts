import { downloadAudit } from '#contract/endpoints/site-audits.ts'
import { callHeaders } from '#web/http/call-headers.ts'
import { send } from '#web/http/send.ts'
import { urlOf } from '#web/http/url-of.ts'

/** The faulty pictures of an audit as a list. */
export async function loadAuditList(id: number): Promise<File> {
  const url = urlOf(downloadAudit, { params: { id }, query: { fault: 'any' } })
  const response = await send(url, { headers: callHeaders({ Accept: '*/*' }) })
  const name = /filename="?([^";]+)"?/.exec(response.headers.get('Content-Disposition') ?? '')?.[1]
  return new File([await response.blob()], name ?? 'audit.csv', { type: 'text/csv' })
}
