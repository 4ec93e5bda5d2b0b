import { PresetLine } from '#web/upload/presets/preset-line.tsx'
import { AmountStep } from './amount-step.tsx'
import { FormatStep } from './format-step.tsx'
import { LanguagesStep } from './languages-step.tsx'
import { PromptStep } from './prompt/prompt-step.tsx'
import type { StepProps } from './step.tsx'
import { WishesStep } from './wishes/wishes-step.tsx'

/** The named settings, and below them five settings, a line each. */
export function Settings(step: StepProps) {
  return (
    <div className="divide-y divide-line overflow-clip rounded-lg border border-line bg-surface shadow-card">
      <PresetLine draft={step.draft} onChange={step.onChange} />
      <AmountStep {...step} />
      <LanguagesStep {...step} />
      <PromptStep {...step} />
      <WishesStep {...step} />
      <FormatStep {...step} />
    </div>
  )
}
