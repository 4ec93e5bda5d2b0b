import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import type { JobSettings } from '#web/upload/draft/job-settings.ts'
import type { Draft, StartRefusal } from '#web/upload/draft/upload-state.ts'
import { type StepName, stepId } from '#web/upload/parts/focus-step.ts'
import { RefusalBanner } from '#web/upload/parts/refusal-banner.tsx'
import { texts } from '#web/upload/texts.ts'
import type { OptionPlace } from './start-obstacle.ts'

/** The props of every setting. */
export interface StepProps {
  draft: Draft
  steps: Steps
  onChange: (settings: Partial<JobSettings>) => void
  refusalAt: (place: OptionPlace | 'start') => StartRefusal | null
}

export type Steps = ReturnType<typeof useSteps>

/** Which settings are open: none until the user opens one or one needs an answer. */
export function useSteps(missing: OptionPlace | null) {
  const [opened, setOpened] = useState<ReadonlySet<StepName>>(new Set())
  // It stays open while the user answers: closing by itself would remove the field while they type.
  const [answering, setAnswering] = useState(missing)
  if (missing !== null && missing !== answering) setAnswering(missing)
  const isOpen = (name: StepName) => opened.has(name) || name === answering

  return {
    isOpen,
    toggle(name: StepName): void {
      const others = [...opened].filter((other) => other !== name)
      setOpened(new Set(isOpen(name) ? others : [...others, name]))
      if (name === answering) setAnswering(null)
    },
  }
}

/** A setting shown as a line with the current choice; opens to change it. */
export function Step({
  name,
  steps,
  label,
  title,
  summary,
  note,
  refusal,
  children,
}: {
  name: Exclude<StepName, 'list' | 'start'>
  steps: Steps
  /** In one word. */
  label: string
  /** Phrased as a question that the setting answers. */
  title: string
  summary: ReactNode
  /** A question worth answering, although it is optional. */
  note?: ReactNode
  refusal: StartRefusal | null
  children: ReactNode
}) {
  const t = useTexts(texts)
  const panelId = useId()
  const isOpen = steps.isOpen(name) || refusal !== null

  return (
    <section id={stepId(name)} tabIndex={-1} aria-label={title} className="scroll-mt-4">
      <h2 className="text-base font-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => steps.toggle(name)}
          className="flex min-h-12 w-full items-center gap-3 px-4 py-2 text-left hover:bg-sunken sm:px-5"
        >
          <span className="w-22 shrink-0 text-sm text-muted sm:w-32">{label}</span>
          <span className="min-w-0 grow truncate font-semibold">{summary}</span>
          {note && !isOpen && <span className="shrink-0 text-sm text-accent max-sm:hidden">{note}</span>}
          <span className="sr-only">{t('step.change')}</span>
          <ChevronDown
            aria-hidden
            className={clsx('size-5 shrink-0 text-muted transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      </h2>
      {isOpen && (
        <div id={panelId} className="grid gap-4 border-t border-line px-4 py-4 sm:px-5">
          {refusal && <RefusalBanner refusal={refusal} />}
          <p className="font-semibold">{title}</p>
          {children}
        </div>
      )}
    </section>
  )
}
