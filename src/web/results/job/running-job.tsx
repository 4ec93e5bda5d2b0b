import type { Job } from '#contract/entities/job.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { FollowLink } from '#web/results/parts/follow-link.tsx'
import { JobProgress } from '#web/results/parts/job-progress.tsx'
import { texts } from '#web/results/texts.ts'
import { Section } from '#web/ui/layout/section.tsx'

/** Shown in place of the images while a job runs. */
export function RunningJob({ job }: { job: Job }) {
  const t = useTexts(texts)
  return (
    <Section title={t('detail.running')}>
      <p className="mb-3 text-muted">{t('detail.runningText')}</p>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="w-full max-w-md">
          <JobProgress job={job} />
        </div>
        <FollowLink />
      </div>
    </Section>
  )
}
