import { useParams } from 'wouter'
import { AuditView } from './audit-view.tsx'
import { StartView } from './start-view.tsx'

/** Audits of websites: order one and see the earlier ones, or one with its findings. */
export function AuditPage() {
  const id = Number(useParams<{ id?: string }>().id)
  return id > 0 ? <AuditView key={id} id={id} /> : <StartView />
}
