import { useQuery } from '@tanstack/react-query'
import { currentUserQuery, ownLimitsQuery } from '#web/http/current-user.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import type { Draft } from '#web/upload/draft/upload-state.ts'
import { texts } from '#web/upload/texts.ts'
import { type LimitOutlook, limitOutlook } from './limit-outlook.ts'

/** One line at the start button if the monthly limit would be exceeded: on phones the note is out of view there. */
export function LimitHint({ draft }: { draft: Draft }) {
  const t = useTexts(texts)
  if (!useLimitOutlook(draft)) return null
  return <p className="text-center text-sm text-warning lg:hidden">{t('limit.passed')}</p>
}

export function useLimitOutlook(draft: Draft): LimitOutlook | null {
  const { data: user } = useQuery(currentUserQuery)
  const { data: limits } = useQuery(ownLimitsQuery)
  return user && limits ? limitOutlook(draft, limits, user.creditBalance) : null
}
