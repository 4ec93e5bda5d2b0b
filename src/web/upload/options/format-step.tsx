import { useTexts } from '#web/i18n/use-texts.ts'
import { RadioGroup } from '#web/ui/forms/radio-group.tsx'
import { texts } from '#web/upload/texts.ts'
import { Step, type StepProps } from './step.tsx'

/** The format of the result. */
export function FormatStep({ draft, steps, onChange, refusalAt }: StepProps) {
  const t = useTexts(texts)
  const { format } = draft.settings
  return (
    <Step
      name="format"
      steps={steps}
      label={t('format.label')}
      title={t('format.title')}
      summary={t(`format.${format}`)}
      refusal={refusalAt('format')}
    >
      <RadioGroup
        legend={t('format.title')}
        isLegendHidden
        isRow
        value={format}
        onChange={(chosen) => onChange({ format: chosen })}
        options={[
          { value: 'csv', label: t('format.csv'), hint: t('format.csvHint') },
          { value: 'json', label: t('format.json'), hint: t('format.jsonHint') },
        ]}
      />
      <p className="text-sm text-muted">{t('format.both')}</p>
    </Step>
  )
}
