import { Link } from 'wouter'
import { isRunning, type Job } from '#contract/entities/job.ts'
import { useFocusWhen } from '#web/results/parts/use-focus-when.ts'

/** The list's file name; links to the details once there are any. */
export function JobTitle({ job, takesFocus }: { job: Job; takesFocus: boolean }) {
  const link = useFocusWhen<HTMLAnchorElement>(takesFocus)
  return (
    <h2 className="text-lg" translate="no">
      {isRunning(job) ? (
        job.filename
      ) : (
        <Link
          ref={link}
          href={`/results/${job.id}`}
          className="rounded-sm underline-offset-4 hover:text-accent hover:underline"
        >
          {job.filename}
        </Link>
      )}
    </h2>
  )
}
