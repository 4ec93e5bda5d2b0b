import { useTexts } from '#web/i18n/use-texts.ts'
import { RadioGroup } from '#web/ui/forms/radio-group.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { customAmount } from '#web/upload/draft/job-settings.ts'
import { kindOfAmount, reckonImages } from '#web/upload/draft/reckon-images.ts'
import type { Draft } from '#web/upload/draft/upload-state.ts'
import { canHaveAltTexts } from '#web/upload/draft/wish-columns.ts'
import { texts, type UploadTexts } from '#web/upload/texts.ts'
import { MissingOffer } from './missing-offer.tsx'
import { RepeatsOffer } from './repeats-offer.tsx'
import { Step, type StepProps } from './step.tsx'
import { summariseAmount } from './summarise-amount.ts'

/** All images or the first N of the list, and what the list offers to skip or to count once. */
export function AmountStep({ draft, steps, onChange, refusalAt }: StepProps) {
  const t = useTexts(texts)
  const { settings } = draft
  const all = reckonImages({ ...draft, settings: { ...settings, amount: 'all' } })
  const first = reckonImages(draft)?.images ?? customAmount(settings.customAmount)
  const kind = kindOfAmount(draft)

  return (
    <Step
      name="amount"
      steps={steps}
      label={t('amount.label')}
      title={t('amount.title')}
      summary={summariseAmount(draft, t)}
      note={noteOfAmount(draft, t)}
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
            hint: all ? t(`amount.size.${kind}`, { count: all.images }) : t('receipt.counting'),
          },
          { value: 'custom', label: t('amount.custom'), hint: t('amount.customHint') },
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
          hint={t(`amount.hint.${kind}`, { count: first })}
          value={settings.customAmount}
          onChange={(event) => onChange({ customAmount: event.target.value })}
          // Invalid input becomes 10 when the field loses focus, so that the size of the job is no surprise.
          onBlur={() => onChange({ customAmount: String(customAmount(settings.customAmount)) })}
        />
      )}
      <MissingOffer draft={draft} onChange={onChange} />
      <RepeatsOffer draft={draft} onChange={onChange} />
    </Step>
  )
}

/** What the list offers to skip or to count once, if the user has not chosen it yet. */
function noteOfAmount(draft: Draft, t: UploadTexts): string | null {
  const { list, settings } = draft
  if (list.state !== 'readable' || !list.count?.isFinal) return null
  const { withAlt } = list.count
  if (withAlt > 0 && canHaveAltTexts(list.preview, settings) && !settings.onlyMissing)
    return t('amount.haveAlt', { count: withAlt })
  const repeats = reckonImages(draft)?.repeats ?? 0
  return repeats > 0 && !settings.countRepeatsOnce ? t('amount.repeat', { count: repeats }) : null
}
