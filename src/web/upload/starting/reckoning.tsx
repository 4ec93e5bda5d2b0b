import { formatCents } from '#contract/money.ts'
import { costFormula } from '#web/components/cost-formula.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { formatNumber } from '#web/ui/formats/numbers.ts'
import type { Shortfall } from '#web/upload/draft/read-shortfall.ts'
import type { Reckoned } from '#web/upload/draft/reckon-images.ts'
import { FreeLines } from '#web/upload/receipt/free-lines.tsx'
import { ReceiptLine } from '#web/upload/receipt/receipt-line.tsx'
import { texts } from '#web/upload/texts.ts'

/** Images × price per image, compared with the balance, and what is missing or left. */
export function Reckoning({
  shortfall,
  reckoned,
}: {
  shortfall: Shortfall
  /** The page's own count; omitted if the server counted differently. */
  reckoned: Reckoned | null
}) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { images, languages, perImageCents, costCents, balanceCents, missingCents } = shortfall
  const shown = reckoned?.payable === images ? reckoned : null
  return (
    <dl className="grid gap-1.5 rounded-md bg-sunken p-4 tabular-nums">
      <ReceiptLine name={t('receipt.images')}>{formatNumber(shown?.images ?? images, language)}</ReceiptLine>
      {shown && <FreeLines reckoned={shown} />}
      <ReceiptLine name={t('receipt.languages')}>{formatNumber(languages, language)}</ReceiptLine>
      <ReceiptLine name={t('receipt.perImage')}>{formatCents(perImageCents, language)}</ReceiptLine>
      <ReceiptLine name={t('unaffordable.cost')} note={costFormula(images, perImageCents, language)} isSum>
        {formatCents(costCents, language)}
      </ReceiptLine>
      <ReceiptLine name={t('unaffordable.balance')}>{formatCents(balanceCents, language)}</ReceiptLine>
      {missingCents > 0 ? (
        <ReceiptLine name={t('credit.missing')} isTotal isMissing>
          {formatCents(missingCents, language)}
        </ReceiptLine>
      ) : (
        <ReceiptLine name={t('credit.remaining')} isTotal>
          {formatCents(-missingCents, language)}
        </ReceiptLine>
      )}
    </dl>
  )
}
