import { clsx } from 'clsx'
import { Check, Circle, LoaderCircle } from 'lucide-react'
import { useId } from 'react'
import type { ProcessingStatus } from '#contract/entities/progress.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { texts } from '#web/upload/texts.ts'

const icons = { complete: Check, active: LoaderCircle, pending: Circle } as const
const colours = { complete: 'text-good', active: 'text-accent animate-spin', pending: 'text-muted' } as const

/** The steps of the job, and the promise that nothing is lost by leaving. */
export function StepList({
  steps,
  isSafeToLeave,
}: {
  steps: ProcessingStatus['processingSteps']
  isSafeToLeave: boolean
}) {
  const t = useTexts(texts)
  const titleId = useId()
  if (steps.length === 0 && !isSafeToLeave) return null
  return (
    <aside aria-labelledby={titleId} className="lg:sticky lg:top-5">
      <Card className="grid gap-4">
        <h2 id={titleId} className="text-lg">
          {t('progress.steps')}
        </h2>
        <ol className="grid gap-2.5">
          {steps.map(({ text, status }) => {
            const Icon = icons[status]
            return (
              <li
                key={text}
                aria-current={status === 'active' ? 'step' : undefined}
                className={clsx(
                  'flex items-start gap-2.5',
                  status === 'pending' && 'text-muted',
                  status === 'active' && 'font-semibold',
                )}
              >
                <Icon aria-hidden className={clsx('mt-0.5 size-5 shrink-0', colours[status])} />
                <span className="min-w-0">
                  {text} <VisuallyHidden>({t(`progress.stepState.${status}`)})</VisuallyHidden>
                </span>
              </li>
            )
          })}
        </ol>
        {isSafeToLeave && (
          <p className="border-t border-line pt-3 text-sm text-muted">{t('progress.safe')}</p>
        )}
      </Card>
    </aside>
  )
}
