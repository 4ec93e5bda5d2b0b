import { useQuery } from '@tanstack/react-query'
import { creditsAddress } from '#web/components/credits-address.ts'
import { currentUserQuery } from '#web/http/current-user.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import type { JobSettings } from '#web/upload/draft/job-settings.ts'
import type { Draft } from '#web/upload/draft/upload-state.ts'
import { texts } from '#web/upload/texts.ts'
import { creditOutlook } from './credit-outlook.ts'
import { TakeFirstButton } from './take-first-button.tsx'

/** Says before the start that the credit is insufficient, and what to do. Starting stays possible, because the server decides. */
export function CreditNote({
  draft,
  onChange,
}: {
  draft: Draft
  onChange: (settings: Partial<JobSettings>) => void
}) {
  const t = useTexts(texts)
  const { data: user } = useQuery(currentUserQuery)
  const outlook = user ? creditOutlook(draft, user.creditBalance) : null
  if (!outlook || outlook.remainingCents >= 0) return null
  const { affordableImages } = outlook
  return (
    <div className="order-2 lg:order-3">
      <Banner
        tone="warning"
        title={
          affordableImages === 0 ? t('credit.tooLittle') : t('credit.reaches', { count: affordableImages })
        }
        action={
          <div className="flex flex-wrap gap-2">
            <LinkButton href={creditsAddress(-outlook.remainingCents)} size="small">
              {t('credit.topUp')}
            </LinkButton>
            <TakeFirstButton count={affordableImages} onChange={onChange} />
          </div>
        }
      />
    </div>
  )
}
