import { formatCents } from '#contract/money.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import type { JobSettings } from '#web/upload/draft/job-settings.ts'
import { isOnlyMissing, reckonCount } from '#web/upload/draft/reckon-images.ts'
import type { Draft } from '#web/upload/draft/upload-state.ts'
import { estimate } from '#web/upload/receipt/estimate.ts'
import { texts } from '#web/upload/texts.ts'
import { Offer } from './offer.tsx'

/** Where the list repeats pictures: to count each of them once. */
export function RepeatsOffer({
  draft,
  onChange,
}: {
  draft: Draft
  onChange: (settings: Partial<JobSettings>) => void
}) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { list, settings } = draft
  if (list.state !== 'readable' || !list.count?.isFinal) return null
  // As last counted: while another context is counted, the box stays where it is.
  const { repeats } = reckonCount(list.count, { ...settings, onlyMissing: isOnlyMissing(draft) })
  if (repeats === 0) return null
  const saved = repeats * estimate(draft).perImage

  return (
    <Offer
      label={t('repeats.label')}
      gain={t('repeats.saves', { amount: formatCents(saved, language) })}
      isTaken={settings.countRepeatsOnce}
      onTake={(countRepeatsOnce) => onChange({ countRepeatsOnce })}
    >
      <p>{t('repeats.found', { count: repeats })}</p>
      <p>{t('repeats.price')}</p>
    </Offer>
  )
}
