import type { Job } from '#contract/entities/job.ts'
import { formatCents } from '#contract/money.ts'
import { costFormula } from '#web/components/cost-formula.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { costOf } from '#web/results/parts/cost-of.ts'
import { texts } from '#web/results/texts.ts'

/** The cost of a job in one line: `20,80 € · 40 × 0,52 €`, the held amount while it runs, or that nothing was charged. */
export function JobCost({ job }: { job: Job }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { state, images, cents } = costOf(job)
  if (state === 'held')
    return <span className="text-ink">{t('job.held', { amount: formatCents(cents, language) })}</span>
  if (state === 'nothing') return <span className="text-ink">{t('job.nothingCharged')}</span>
  return (
    <>
      <span className="font-semibold text-ink">{formatCents(cents, language)}</span> ·{' '}
      <span className="whitespace-nowrap">{costFormula(images, job.priceCents, language)}</span>
    </>
  )
}
