import { clsx } from 'clsx'
import type { ProcessingStatus } from '#contract/entities/progress.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { formatNumber } from '#web/ui/formats/numbers.ts'
import { texts } from '#web/upload/texts.ts'
import { PaceText } from './pace-text.tsx'
import type { ProcessingPhase } from './processing-phase.ts'

/** `252 of 400 images`, the number of failed ones, pace and time left, on a line of fixed height. */
export function ProcessingCounts({
  status,
  phase,
  hasFailed,
}: {
  status: ProcessingStatus | null
  phase: ProcessingPhase
  /** The number of described images is then shown elsewhere, in red. */
  hasFailed: boolean
}) {
  const t = useTexts(texts)
  const language = useLanguage()
  const total = status?.totalCount ?? 0
  const done = status?.processedCount ?? 0
  const count = (images: number) =>
    t('progress.count', {
      count: total,
      done: formatNumber(images, language),
      total: formatNumber(total, language),
    })
  return (
    <p
      className={clsx(
        'flex min-h-6 flex-wrap content-start gap-x-4 tabular-nums max-sm:text-sm',
        phase !== 'error' && 'max-sm:min-h-17',
      )}
    >
      {status && (
        <>
          {!hasFailed && (
            <span className="font-semibold">
              <Steady widest={count(total)}>{count(done)}</Steady>
            </span>
          )}
          {status.errors > 0 && (
            <span className="font-semibold text-bad sm:order-last">
              {t('progress.failures', { count: status.errors })}
            </span>
          )}
          {phase === 'running' && (
            <span className="text-muted max-sm:basis-full">
              <PaceText done={done} total={total} />
            </span>
          )}
        </>
      )}
    </p>
  )
}

/** Reserves the width of the longest text, so that what follows never moves. */
function Steady({ widest, children }: { widest: string; children: string }) {
  return (
    <span
      data-widest={widest}
      className="inline-block align-top whitespace-nowrap tabular-nums after:invisible after:block after:h-0 after:overflow-hidden after:content-[attr(data-widest)]"
    >
      {children}
    </span>
  )
}
