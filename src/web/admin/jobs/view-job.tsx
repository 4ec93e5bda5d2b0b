import { Eye } from 'lucide-react'
import type { Job } from '#contract/entities/job.ts'
import { rowControlClass } from '#web/admin/parts/row-control-class.ts'
import { RowLink } from '#web/admin/parts/row-link.tsx'
import { texts } from '#web/admin/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'

/** Links to a job's details; one that is not completed has none yet. */
export function ViewJob({ job: { id, filename, status } }: { job: Job }) {
  const t = useTexts(texts)
  const text = t('jobs.view')
  if (status === 'completed') {
    return (
      <RowLink
        Icon={Eye}
        text={text}
        label={t('jobs.viewOf', { name: filename })}
        href={`/admin/jobs/${id}`}
      />
    )
  }
  const { control, words } = rowControlClass(false)
  const label = t('jobs.viewLater', { name: filename })
  return (
    <button type="button" disabled title={label} aria-label={label} className={control}>
      <Eye aria-hidden className="size-5" />
      <span className={words}>{text}</span>
    </button>
  )
}
