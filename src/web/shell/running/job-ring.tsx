import { clsx } from 'clsx'
import { Link, useLocation } from 'wouter'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from './texts.ts'
import { useJobEnd } from './use-job-end.ts'
import { useJobSign } from './use-job-sign.ts'
import { useRunningJob } from './use-running-job.ts'

/** The progress of the running job, on every page and in the browser's tab; links to the page with details. */
export function JobRing() {
  const t = useTexts(texts)
  const [location] = useLocation()
  const running = useRunningJob()
  const percent = running?.percent ?? null
  const words = percent === null ? null : t('percent', { percent })
  useJobEnd()
  // The home page's own title says it while a job runs.
  useJobSign(percent, location === '/' ? null : words)
  if (!running) return null

  const isPaused = running.job.status === 'paused'
  const label = t(isPaused ? 'paused' : 'running', { filename: running.job.filename, percent })
  return (
    <Link
      href="/"
      aria-label={label}
      title={label}
      className="flex min-h-11 items-center justify-end gap-1.5 rounded-md px-1.5 text-sm font-semibold whitespace-nowrap tabular-nums hover:bg-sunken sm:px-2"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        fill="none"
        strokeWidth="4"
        className={clsx('size-6 -rotate-90', isPaused ? 'text-warning' : 'text-accent')}
      >
        <circle cx="12" cy="12" r="9" className="stroke-line forced-colors:stroke-[GrayText]" />
        <circle
          cx="12"
          cy="12"
          r="9"
          stroke="currentColor"
          pathLength="100"
          strokeDasharray={`${running.percent} 100`}
          className="transition-[stroke-dasharray] forced-colors:stroke-[CanvasText]"
        />
      </svg>
      {/* Reserves the final width, so that the ring does not move at 100 %. */}
      <span className="min-w-12 max-[22.5rem]:sr-only">{words}</span>
    </Link>
  )
}
