import type { Settings } from '#contract/endpoints/platform.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Passage } from '#web/pages/passage.tsx'
import { texts } from './privacy-texts.ts'

/** The retention periods of this installation, from its settings. */
export function PrivacyRetention({ settings }: { settings: Settings }) {
  const t = useTexts(texts)
  const { resultsRetentionDays, logRetentionDays, auditDays } = settings
  const periods = [
    resultsRetentionDays === 0
      ? t('retention.jobsForever')
      : t('retention.jobs', { count: resultsRetentionDays }),
    t('retention.past', { count: logRetentionDays }),
    auditDays === 0 ? t('retention.recordsForever') : t('retention.records', { count: auditDays }),
    t('retention.repeats'),
    t('retention.account'),
    t('retention.ledger'),
    t('retention.address'),
    t('retention.backups'),
  ]
  return (
    <Passage title={t('retention.title')}>
      <ul className="grid list-disc gap-1.5 pl-5">
        {periods.map((period) => (
          <li key={period}>{period}</li>
        ))}
      </ul>
    </Passage>
  )
}
