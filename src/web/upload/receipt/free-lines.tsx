import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { formatNumber } from '#web/ui/formats/numbers.ts'
import type { Reckoned } from '#web/upload/draft/reckon-images.ts'
import { texts } from '#web/upload/texts.ts'
import { ReceiptLine } from './receipt-line.tsx'

/** Lines of the receipt: what is free. */
export function FreeLines({ reckoned: { images, payable, carried } }: { reckoned: Reckoned }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const free = images - payable
  return (
    <>
      {free > 0 && <ReceiptLine name={t('receipt.free')}>{formatNumber(free, language)}</ReceiptLine>}
      {carried > 0 && (
        <ReceiptLine name={t('receipt.carried')}>{formatNumber(carried, language)}</ReceiptLine>
      )}
    </>
  )
}
