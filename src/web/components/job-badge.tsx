import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, CirclePause, Clock, LoaderCircle, Square } from 'lucide-react'
import { isRunning, type Job } from '#contract/entities/job.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { TestBadge } from './test-badge.tsx'
import { texts } from './texts.ts'

const looks = {
  paid: { tone: 'good', Icon: CircleCheck },
  completed: { tone: 'good', Icon: CircleCheck },
  processing: { tone: 'accent', Icon: LoaderCircle },
  stopping: { tone: 'warning', Icon: LoaderCircle },
  waiting: { tone: 'neutral', Icon: Clock },
  paused: { tone: 'warning', Icon: CirclePause },
  failed: { tone: 'bad', Icon: CircleAlert },
} as const satisfies Record<ReturnType<typeof stateOfJob>, object>

/** The word for a job's state. A job that is being stopped says so at once. */
export function stateOfJob(
  job: Pick<Job, 'status' | 'stopped' | 'isPaid'>,
): Job['status'] | 'paid' | 'stopping' {
  if (job.status === 'completed') return job.isPaid ? 'paid' : 'completed'
  if (job.stopped && isRunning(job)) return 'stopping'
  return job.status
}

/** The state of a job in words, with further badges if it was stopped, and if it is test data. */
export function JobBadge({ job }: { job: Pick<Job, 'status' | 'stopped' | 'isPaid' | 'isTest'> }) {
  const t = useTexts(texts)
  const state = stateOfJob(job)
  const { tone, Icon } = looks[state]
  return (
    <>
      <Badge tone={tone}>
        <Icon aria-hidden className={clsx(Icon === LoaderCircle && 'animate-spin')} />
        {t(`job.state.${state}`)}
      </Badge>
      {job.stopped && !isRunning(job) && (
        <Badge tone="warning">
          <Square aria-hidden />
          {t('job.stopped')}
        </Badge>
      )}
      {job.isTest && <TestBadge />}
    </>
  )
}
