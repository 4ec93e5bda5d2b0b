import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '#web/http/public-settings.ts'
import type { Issuer } from './single-sign-on-button.tsx'
import { singleSignOnQuery } from './single-sign-on-queries.ts'

/** Whether the user has signed in just now, where the issuer is the only way into their account; null where a password is another. */
export function useAccountWithoutPassword(): { issuer: Issuer; isFresh: boolean } | null {
  const issuer = useQuery(settingsQuery).data?.singleSignOn
  const { data } = useQuery({ ...singleSignOnQuery, enabled: Boolean(issuer) })
  return issuer && data && !data.hasPassword ? { issuer, isFresh: data.isFresh } : null
}
