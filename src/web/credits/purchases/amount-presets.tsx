import { clsx } from 'clsx'
import { useId } from 'react'
import { limits } from '#contract/limits.ts'
import { formatEuros } from '#contract/money.ts'
import { affordableImages } from '#contract/pricing.ts'
import { texts } from '#web/credits/texts.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { formatNumber } from '#web/ui/formats/numbers.ts'

const presetsCents = [1_000, 2_500, 5_000, 10_000] as const

/** Preset amounts, and what they buy. `cents` is the current amount, null while it is invalid. */
export function AmountPresets({
  cents,
  onChoose,
}: {
  cents: number | null
  onChoose: (cents: number) => void
}) {
  const t = useTexts(texts)
  const language = useLanguage()
  const name = useId()
  return (
    <fieldset className="@container min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{t('purchase.presets')}</legend>
      <div className="grid grid-cols-1 gap-2 @[16rem]:grid-cols-2 @[38rem]:grid-cols-4">
        {presetsCents.map((preset) => {
          const images = affordableImages(preset, 1)
          return (
            <label
              key={preset}
              className={clsx(
                'relative flex min-h-11 flex-col items-center justify-center gap-x-1.5 rounded-full leading-tight @[20rem]:flex-row @[20rem]:items-baseline @[20rem]:leading-normal border px-2 py-2 text-center',
                'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
                preset === cents
                  ? 'border-accent bg-accent-soft ring-1 ring-accent forced-colors:outline-2'
                  : 'border-control hover:border-ink',
              )}
            >
              <input
                type="radio"
                name={name}
                checked={preset === cents}
                onChange={() => onChoose(preset)}
                className="sr-only"
              />
              <span className="font-semibold whitespace-nowrap tabular-nums">
                {formatEuros(preset / 100, language, { maximumFractionDigits: 0 })}
              </span>
              <span className="text-xs whitespace-nowrap text-muted tabular-nums">
                {t('purchase.presetWorth', { images: formatNumber(images, language) })}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

/** The smallest preset that covers `missingCents`; above the largest, the next ten euros that can be bought at once. */
export function suggestAmount(missingCents: number): number {
  const preset = presetsCents.find((cents) => cents >= missingCents)
  return preset ?? Math.min(limits.purchaseMaxCents, Math.ceil(missingCents / 1_000) * 1_000)
}
