import { useQuery } from '@tanstack/react-query'
import { isRefusal } from '#web/http/call-error.ts'
import { settingsQuery } from '#web/http/public-settings.ts'
import type { Issuer } from './single-sign-on-button.tsx'
import { singleSignOnQuery } from './single-sign-on-queries.ts'

/**
 * Whether the user has signed in recently, if the issuer is the only way into their account; null if a password is another. `error` is the
 * refusal of a call since then.
 */
export function useAccountWithoutPassword(error?: Error | null): { issuer: Issuer; isFresh: boolean } | null {
  const issuer = useQuery(settingsQuery).data?.singleSignOn
  const { data } = useQuery({ ...singleSignOnQuery, enabled: Boolean(issuer) })
  return issuer && data && !data.hasPassword
    ? { issuer, isFresh: data.isFresh && !isRefusal(error, 'fresh_sign_in_needed') }
    : null
}
