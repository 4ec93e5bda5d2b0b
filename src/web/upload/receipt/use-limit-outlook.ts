import { useQuery } from '@tanstack/react-query'
import { currentUserQuery } from '#web/http/current-user.ts'
import { ownLimitsQuery } from '#web/http/own-limits.ts'
import type { Draft } from '#web/upload/draft/upload-state.ts'
import { type LimitOutlook, limitOutlook } from './limit-outlook.ts'

export function useLimitOutlook(draft: Draft): LimitOutlook | null {
  const { data: user } = useQuery(currentUserQuery)
  const { data: limits } = useQuery(ownLimitsQuery)
  return user && limits ? limitOutlook(draft, limits, user.creditBalance) : null
}
