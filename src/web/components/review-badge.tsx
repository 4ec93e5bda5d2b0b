import { Eye } from 'lucide-react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { StateBadge } from './state-badge.tsx'
import { texts } from './texts.ts'

/** Marks an image whose texts should be reviewed. */
export function ReviewBadge() {
  const t = useTexts(texts)
  return <StateBadge tone="warning" Icon={Eye} label={t('image.needsReview')} />
}
