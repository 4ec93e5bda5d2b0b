import { formatCents } from '#contract/money.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import type { JobSettings } from '#web/upload/draft/job-settings.ts'
import type { Draft } from '#web/upload/draft/upload-state.ts'
import { texts } from '#web/upload/texts.ts'
import { useLimitOutlook } from './limit-hint.tsx'
import { TakeFirstButton } from './take-first-button.tsx'

/** Says before the start that the monthly limit would be exceeded, and what to do. */
export function LimitNote({
  draft,
  onChange,
}: {
  draft: Draft
  onChange: (settings: Partial<JobSettings>) => void
}) {
  const t = useTexts(texts)
  const language = useLanguage()
  const outlook = useLimitOutlook(draft)
  if (!outlook) return null
  const { affordableImages, costCents, limitCents, leftCents } = outlook
  const figures = {
    cost: formatCents(costCents, language),
    limit: formatCents(limitCents, language),
    left: formatCents(leftCents, language),
  }
  return (
    <div className="order-2 lg:order-3">
      <Banner
        tone="warning"
        title={t('limit.passed')}
        action={
          <div className="flex flex-wrap gap-2">
            <LinkButton href="/konto/limits" size="small">
              {t('limit.look')}
            </LinkButton>
            <TakeFirstButton count={affordableImages} onChange={onChange} />
          </div>
        }
      >
        {t('limit.figures', figures)}
      </Banner>
    </div>
  )
}
