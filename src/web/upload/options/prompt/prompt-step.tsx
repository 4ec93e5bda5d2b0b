import { useTexts } from '#web/i18n/use-texts.ts'
import { RadioGroup } from '#web/ui/forms/radio-group.tsx'
import { Step, type StepProps } from '#web/upload/options/step.tsx'
import { texts } from '#web/upload/texts.ts'
import { PromptField } from './prompt-field.tsx'

const summaryCharacters = 80

/** The default prompt or an own one. */
export function PromptStep({ draft, steps, onChange, refusalAt }: StepProps) {
  const t = useTexts(texts)
  const { promptType, customPrompt } = draft.settings
  const own = customPrompt.trim()
  const shortened = own.length > summaryCharacters ? `${own.slice(0, summaryCharacters)}…` : own
  const summary = promptType === 'system' ? t('prompt.system') : shortened || t('prompt.customEmpty')

  return (
    <Step
      name="prompt"
      steps={steps}
      label={t('prompt.label')}
      title={t('prompt.title')}
      summary={summary}
      refusal={refusalAt('prompt')}
    >
      <RadioGroup
        legend={t('prompt.title')}
        isLegendHidden
        isRow
        value={promptType}
        onChange={(chosen) => onChange({ promptType: chosen })}
        options={[
          { value: 'system', label: t('prompt.system'), hint: t('prompt.systemHint') },
          { value: 'custom', label: t('prompt.custom'), hint: t('prompt.customHint') },
        ]}
      />
      {promptType === 'custom' && (
        <PromptField prompt={customPrompt} onChange={(text) => onChange({ customPrompt: text })} />
      )}
    </Step>
  )
}
