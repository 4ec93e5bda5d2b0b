import { Check } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import type { JobSettings } from '#web/upload/draft/job-settings.ts'
import type { Draft, StartRefusal } from '#web/upload/draft/upload-state.ts'
import { focusStep, type StepName, stepId } from '#web/upload/parts/focus-step.ts'
import { RefusalBanner } from '#web/upload/parts/refusal-banner.tsx'
import { texts } from '#web/upload/texts.ts'
import type { OptionPlace } from './start-obstacle.ts'

/** What every step of the options gets. */
export interface StepProps {
  draft: Draft
  steps: Steps
  onChange: (settings: Partial<JobSettings>) => void
  refusalAt: (place: OptionPlace | 'start') => StartRefusal | null
}

export type Steps = ReturnType<typeof useSteps>

/** Which steps are folded because somebody is done with them. */
export function useSteps() {
  const [folded, setFolded] = useState<ReadonlySet<StepName>>(new Set())
  return {
    isFolded: (name: StepName) => folded.has(name),
    fold: (name: StepName) => setFolded(new Set([...folded, name])),
    unfold: (name: StepName) => setFolded(new Set([...folded].filter((other) => other !== name))),
  }
}

/** One step of the options: a sentence as its title, folding to one line of summary when it is done. */
export function Step({
  name,
  next,
  steps,
  title,
  summary,
  refusal,
  children,
}: {
  name: StepName
  /** Where the focus goes when this step is done. */
  next: StepName
  steps: Steps
  title: string
  summary: ReactNode
  refusal: StartRefusal | null
  children: ReactNode
}) {
  const t = useTexts(texts)
  const titleId = useId()
  const isFolded = steps.isFolded(name) && refusal === null

  return (
    <section id={stepId(name)} tabIndex={-1} aria-labelledby={titleId} className="scroll-mt-4">
      <Card className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="grid min-w-0 grow basis-40 gap-0.5">
            <h2 id={titleId} className={isFolded ? 'text-sm font-semibold text-muted' : 'text-lg'}>
              {title}
            </h2>
            {isFolded && (
              <p className="flex items-start gap-2 font-semibold">
                <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-good" />
                <span className="min-w-0">{summary}</span>
              </p>
            )}
          </div>
          {isFolded && (
            <Button
              size="small"
              aria-label={t('step.changeLabel', { title })}
              onClick={() => {
                steps.unfold(name)
                focusStep(name)
              }}
            >
              {t('step.change')}
            </Button>
          )}
        </div>
        {!isFolded && (
          <>
            {refusal && <RefusalBanner refusal={refusal} />}
            {children}
            <Button
              size="small"
              className="justify-self-start"
              onClick={() => {
                steps.fold(name)
                focusStep(next)
              }}
            >
              {t('step.done')}
            </Button>
          </>
        )}
      </Card>
    </section>
  )
}
