import { BadgeCheck } from 'lucide-react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { StateBadge } from './state-badge.tsx'
import { texts } from './texts.ts'

/** Marks images whose owner has approved the texts. */
export function ApprovedBadge({ isQuiet }: { isQuiet?: boolean }) {
  const t = useTexts(texts)
  return <StateBadge tone="good" Icon={BadgeCheck} label={t('image.approved')} isQuiet={isQuiet} />
}
