import type { ListedJob } from '#contract/entities/job.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { Choice } from './use-choice.ts'
import { useWhichJob } from './use-which-job.ts'

/** Selects a job together with others. */
export function JobChoice({ job, choice }: { job: ListedJob; choice: Choice }) {
  const t = useTexts(texts)
  const which = useWhichJob(job)
  return (
    <Checkbox
      label={
        <VisuallyHidden>
          {t('choose.job', { name: job.name })} ({which})
        </VisuallyHidden>
      }
      checked={choice.chosen.includes(job)}
      onChange={() => choice.toggle(job)}
    />
  )
}
