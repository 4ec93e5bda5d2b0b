import { useQuery } from '@tanstack/react-query'
import { currentUserQuery } from '#web/http/current-user.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import type { Draft } from '#web/upload/draft/upload-state.ts'
import { texts } from '#web/upload/texts.ts'
import { creditOutlook } from './credit-outlook.ts'

/** One line at the start button if the credit is insufficient: on phones the receipt is out of view there. */
export function CreditHint({ id, draft }: { id: string; draft: Draft }) {
  const t = useTexts(texts)
  const { data: user } = useQuery(currentUserQuery)
  const outlook = user ? creditOutlook(draft, user.creditBalance) : null
  if (!outlook || outlook.remainingCents >= 0) return null
  const count = outlook.affordableImages
  return (
    <p id={id} className="text-center text-sm text-warning lg:hidden">
      {count === 0 ? t('credit.tooLittle') : t('credit.reaches', { count })}
    </p>
  )
}
