import { useQuery } from '@tanstack/react-query'
import { currentUserQuery } from '#web/http/current-user.ts'
import { assignedKeysQuery } from './upload-queries.ts'

/** Whether the user can start jobs: users wait for a key to be assigned to them, administrators don't. */
export type Approval = 'unknown' | 'pending' | 'approved'

/** A failed request does not block the user: the server decides when the job is started. */
export function useApproval(): Approval {
  const { data: user } = useQuery(currentUserQuery)
  const mustAsk = user?.isAdmin === false
  const keys = useQuery({ ...assignedKeysQuery, enabled: mustAsk })
  if (!mustAsk) return 'approved'
  if (keys.data) return keys.data.hasApiKeys ? 'approved' : 'pending'
  return keys.isError ? 'approved' : 'unknown'
}
