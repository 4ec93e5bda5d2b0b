import { CircleAlert, CircleCheck, CirclePause, Clock, LoaderCircle, Square } from 'lucide-react'
import type { Job } from '#contract/entities/job.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { texts } from './texts.ts'

const looks = {
  waiting: { tone: 'neutral', Icon: Clock },
  processing: { tone: 'accent', Icon: LoaderCircle },
  paused: { tone: 'warning', Icon: CirclePause },
  completed: { tone: 'good', Icon: CircleCheck },
  failed: { tone: 'bad', Icon: CircleAlert },
} as const

/** Where a job stands, in words. One that was stopped says so beside it. */
export function JobBadge({ job: { status, stopped } }: { job: Pick<Job, 'status' | 'stopped'> }) {
  const t = useTexts(texts)
  const { tone, Icon } = looks[status]
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={tone}>
        <Icon aria-hidden />
        {t(`jobs.status.${status}`)}
      </Badge>
      {stopped && (
        <Badge tone="warning">
          <Square aria-hidden />
          {t('jobs.stopped')}
        </Badge>
      )}
    </span>
  )
}
