import { texts } from '#web/admin/texts.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { formatNumber } from '#web/ui/formats/numbers.ts'
import { Sparkline } from './sparkline.tsx'

/** The growth of the last thirty days, as a line and a figure. */
export function GrowthNote({ amounts }: { amounts: readonly number[] }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const sum = amounts.reduce((total, amount) => total + amount, 0)
  return (
    <>
      <Sparkline amounts={amounts} />
      {t('counts.growth', { number: formatNumber(sum, language) })}
    </>
  )
}
