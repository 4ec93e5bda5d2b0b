import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, CirclePause, Clock, LoaderCircle, Square } from 'lucide-react'
import { isRunning, type Job } from '#contract/entities/job.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { texts } from './texts.ts'

const looks = {
  paid: { tone: 'good', Icon: CircleCheck },
  completed: { tone: 'good', Icon: CircleCheck },
  processing: { tone: 'accent', Icon: LoaderCircle },
  stopping: { tone: 'warning', Icon: LoaderCircle },
  waiting: { tone: 'neutral', Icon: Clock },
  paused: { tone: 'warning', Icon: CirclePause },
  failed: { tone: 'bad', Icon: CircleAlert },
} as const

/** Where a job stands, in words. A job that was stopped says so beside it. */
export function JobStatusBadge({ job }: { job: Job }) {
  const t = useTexts(texts)
  const state = stateOf(job)
  const { tone, Icon } = looks[state]
  return (
    <>
      <Badge tone={tone}>
        <Icon aria-hidden className={clsx(Icon === LoaderCircle && 'animate-spin')} />
        {t(`status.${state}`)}
      </Badge>
      {job.stopped && !isRunning(job) && (
        <Badge tone="warning">
          <Square aria-hidden />
          {t('status.stopped')}
        </Badge>
      )}
    </>
  )
}

function stateOf(job: Job): keyof typeof looks {
  if (job.status === 'completed') return job.isPaid ? 'paid' : 'completed'
  if (job.stopped && isRunning(job)) return 'stopping'
  return job.status
}
