import { useTexts } from '#web/i18n/use-texts.ts'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { customAmount, imageCount } from './job-settings.ts'
import { Step, type StepProps } from './step.tsx'
import { texts } from './texts.ts'

/** All images, or the first N of the list. */
export function AmountStep({ draft, steps, onChange, refusalAt }: StepProps) {
  const t = useTexts(texts)
  const { list, settings } = draft
  const available = list.state === 'readable' && list.count?.isFinal ? list.count.images : null
  const first = available === null ? customAmount(settings.customAmount) : imageCount(settings, available)
  const all = available === null ? t('amount.allUncounted') : t('amount.allCount', { count: available })

  return (
    <Step
      name="amount"
      next="languages"
      steps={steps}
      title={t('amount.title')}
      summary={settings.amount === 'all' ? all : t('amount.first', { count: first })}
      refusal={refusalAt('amount')}
    >
      <RadioGroup
        legend={t('amount.title')}
        isLegendHidden
        isRow
        value={settings.amount}
        onChange={(amount) => onChange({ amount })}
        options={[
          {
            value: 'all',
            label: t('amount.all'),
            hint: available === null ? t('receipt.counting') : t('images', { count: available }),
          },
          { value: 'custom', label: t('amount.custom') },
        ]}
      />
      {settings.amount === 'custom' && (
        <TextField
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
          className="max-w-40"
          label={t('amount.number')}
          hint={t('amount.hint', { count: first })}
          value={settings.customAmount}
          onChange={(event) => onChange({ customAmount: event.target.value })}
          // What is no number becomes 10 as soon as the field is left, so that nobody is surprised by the job.
          onBlur={() => onChange({ customAmount: String(customAmount(settings.customAmount)) })}
        />
      )}
    </Step>
  )
}
