import type { ReviewReason } from '#contract/entities/image.ts'
import { texts } from '#web/components/texts.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { sayReview } from '#web/results/parts/say-review.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'

/** The reasons to review the texts before they are used. */
export function ReviewNote({
  reasons,
  languages,
}: {
  reasons: readonly ReviewReason[]
  languages: readonly string[]
}) {
  const t = useTexts(texts)
  const uiLanguage = useLanguage()
  return (
    <Banner tone="warning" title={t('image.needsReview')}>
      <ul className="grid gap-1">
        {reasons.map((reason) => (
          <li key={reason.rule}>{sayReview(reason, languages, uiLanguage)}</li>
        ))}
      </ul>
    </Banner>
  )
}
