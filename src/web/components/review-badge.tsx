import { Eye } from 'lucide-react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { StateBadge } from './state-badge.tsx'
import { texts } from './texts.ts'

/** The texts are there, and somebody should look at them. */
export function ReviewBadge() {
  const t = useTexts(texts)
  return <StateBadge tone="warning" Icon={Eye} label={t('image.needsReview')} />
}
