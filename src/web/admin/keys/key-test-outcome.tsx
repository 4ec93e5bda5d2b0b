import { clsx } from 'clsx'
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import type { KeyTestOutcome as Outcome } from './use-key-test.ts'

const looks = {
  works: { Icon: CircleCheck, colour: 'text-good' },
  fails: { Icon: CircleX, colour: 'text-bad' },
  unknown: { Icon: TriangleAlert, colour: 'text-warning' },
} as const

/** The outcome of a test, in the server's words. Always rendered, because live regions announce only changes. */
export function KeyTestOutcome({ outcome }: { outcome: Outcome | null }) {
  const { Icon, colour } = looks[outcome?.verdict ?? 'unknown']
  return (
    <div role="status" className="empty:sr-only">
      {outcome && (
        <p className={clsx('flex items-start gap-2 text-sm font-semibold', colour)}>
          <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">{outcome.message}</span>
        </p>
      )}
      {outcome && outcome.findings.length > 0 && (
        <ul className="mt-2 grid gap-1 pl-6 text-sm text-muted">
          {outcome.findings.map((finding) => (
            <li key={finding}>{finding}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
