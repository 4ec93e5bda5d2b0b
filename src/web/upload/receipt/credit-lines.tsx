import type { ReactNode } from 'react'
import { formatCents } from '#contract/money.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/upload/texts.ts'
import type { CreditOutlook } from './credit-outlook.ts'
import { ReceiptLine } from './receipt-line.tsx'

/** Below the total: the balance, and what is left of it or missing. */
export function CreditLines({
  outlook,
  children: counting,
}: {
  /** Null while the images are counted, as the children say. */
  outlook: CreditOutlook | null
  children?: ReactNode
}) {
  const t = useTexts(texts)
  const language = useLanguage()
  if (!outlook)
    return (
      <>
        <ReceiptLine name={t('credit.balance')}>{counting}</ReceiptLine>
        <ReceiptLine name={t('credit.remaining')}>{counting}</ReceiptLine>
      </>
    )
  const { balanceCents, remainingCents } = outlook
  return (
    <>
      <ReceiptLine name={t('credit.balance')}>{formatCents(balanceCents, language)}</ReceiptLine>
      {remainingCents < 0 ? (
        <ReceiptLine name={t('credit.missing')} isMissing>
          {formatCents(-remainingCents, language)}
        </ReceiptLine>
      ) : (
        <ReceiptLine name={t('credit.remaining')}>{formatCents(remainingCents, language)}</ReceiptLine>
      )}
    </>
  )
}
