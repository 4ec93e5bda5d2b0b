import { BadgeCheck, Eye, Pencil, Sparkles } from 'lucide-react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { StateBadge } from './state-badge.tsx'
import { texts } from './texts.ts'

/** Marks images whose owner has approved the texts. */
export function ApprovedBadge({ isQuiet }: { isQuiet?: boolean }) {
  const t = useTexts(texts)
  return <StateBadge tone="good" Icon={BadgeCheck} label={t('image.approved')} isQuiet={isQuiet} />
}

/** Marks an image whose texts were edited by hand. */
export function EditedBadge({ isQuiet }: { isQuiet?: boolean }) {
  const t = useTexts(texts)
  return <StateBadge tone="accent" Icon={Pencil} label={t('image.edited')} isQuiet={isQuiet} />
}

/** Marks an image whose proposed texts wait for a decision. */
export function ProposalBadge() {
  const t = useTexts(texts)
  return <StateBadge tone="accent" Icon={Sparkles} label={t('image.hasProposal')} />
}

/** Marks an image whose texts should be reviewed. */
export function ReviewBadge() {
  const t = useTexts(texts)
  return <StateBadge tone="warning" Icon={Eye} label={t('image.needsReview')} />
}
