import type { SiteAudit } from '#contract/entities/site-audit.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { texts } from './texts.ts'

const tones = {
  waiting: 'neutral',
  running: 'accent',
  completed: 'good',
  stopped: 'neutral',
  failed: 'bad',
} as const satisfies Record<SiteAudit['status'], string>

/** The state of an audit. */
export function AuditBadge({ audit: { status } }: { audit: SiteAudit }) {
  const t = useTexts(texts)
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
}
