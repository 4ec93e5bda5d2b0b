import { Sparkles } from 'lucide-react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { StateBadge } from './state-badge.tsx'
import { texts } from './texts.ts'

/** New texts wait beside its own for somebody to choose. */
export function ProposalBadge() {
  const t = useTexts(texts)
  return <StateBadge tone="accent" Icon={Sparkles} label={t('image.hasProposal')} />
}
