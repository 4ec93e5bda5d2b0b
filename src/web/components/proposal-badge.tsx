import { Sparkles } from 'lucide-react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { StateBadge } from './state-badge.tsx'
import { texts } from './texts.ts'

/** Marks an image whose proposed texts wait for a decision. */
export function ProposalBadge() {
  const t = useTexts(texts)
  return <StateBadge tone="accent" Icon={Sparkles} label={t('image.hasProposal')} />
}
