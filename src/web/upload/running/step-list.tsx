import { clsx } from 'clsx'
import { Check, Circle, LoaderCircle, X } from 'lucide-react'
import { useId } from 'react'
import type { ProcessingStatus } from '#contract/entities/progress.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { texts } from '#web/upload/texts.ts'

const looks = {
  complete: { Icon: Check, colour: 'text-good' },
  active: { Icon: LoaderCircle, colour: 'text-accent animate-spin' },
  pending: { Icon: Circle, colour: 'text-muted' },
} as const

/** The steps of the job. A failed job shows no green tick. */
export function StepList({
  steps,
  hasFailed,
}: {
  steps: ProcessingStatus['processingSteps']
  hasFailed: boolean
}) {
  const t = useTexts(texts)
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-1.5">
      <h2 id={titleId} className="text-base">
        {t('progress.steps')}
      </h2>
      <ol className="grid min-h-19.5 content-start gap-1.5 text-sm">
        {steps.map(({ text, status }) => {
          const { Icon, colour } = looks[status]
          const isOpen = hasFailed && status !== 'complete'
          const Sign = isOpen ? X : Icon
          return (
            <li
              key={text}
              aria-current={status === 'active' && !hasFailed ? 'step' : undefined}
              className={clsx(
                'flex items-start gap-2',
                (status === 'pending' || hasFailed) && 'text-muted',
                status === 'active' && !hasFailed && 'font-semibold',
              )}
            >
              <Sign
                aria-hidden
                className={clsx(
                  'mt-0.5 size-4.5 shrink-0',
                  hasFailed ? (isOpen ? 'text-bad' : 'text-muted') : colour,
                )}
              />
              <span className="min-w-0">
                {text}{' '}
                <VisuallyHidden>({t(`progress.stepState.${isOpen ? 'missing' : status}`)})</VisuallyHidden>
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
