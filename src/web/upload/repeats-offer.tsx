import { formatCents } from '#contract/money.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { estimate } from './estimate.ts'
import type { JobSettings } from './job-settings.ts'
import { Offer } from './offer.tsx'
import { isOnlyMissing, reckonCount } from './reckon-images.ts'
import { texts } from './texts.ts'
import type { Draft } from './upload-state.ts'

/** Where the list repeats pictures: to count each of them once. */
export function RepeatsOffer({
  draft,
  onChange,
}: {
  draft: Draft
  onChange: (settings: Partial<JobSettings>) => void
}) {
  const t = useTexts(texts)
  const { list, settings } = draft
  if (list.state !== 'readable' || !list.count?.isFinal) return null
  // As last counted: while another context is counted, the box stays where it is.
  const { repeats } = reckonCount(list.count, { ...settings, onlyMissing: isOnlyMissing(draft) })
  if (repeats === 0) return null
  const saved = repeats * estimate(draft).perImage

  return (
    <Offer
      label={t('repeats.label')}
      gain={t('repeats.saves', { amount: formatCents(saved) })}
      isTaken={settings.countRepeatsOnce}
      onTake={(countRepeatsOnce) => onChange({ countRepeatsOnce })}
    >
      <p>{t('repeats.found', { count: repeats })}</p>
      <p>{t('repeats.price')}</p>
    </Offer>
  )
}
