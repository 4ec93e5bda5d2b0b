import type { CreditTransaction } from '#contract/entities/credit.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { fillIn } from '#contract/say.ts'
import { creditCauses, singlePictureCharged } from '#contract/words/credit-words.ts'
import type { TransactionRow } from './select-transactions.ts'

/** The transaction in the contract's shape and the reader's language. Only administrators see `adjustedBy`. */
export function shapeTransaction(
  row: TransactionRow,
  language: UiLanguage,
  adjustedBy: string | null = null,
): CreditTransaction {
  const isBought = row.cause === 'purchase'
  return {
    id: row.id,
    type: row.type,
    description: describe(row, language),
    amount: row.amountCents,
    createdAt: row.createdAt.toISOString(),
    jobId: row.jobId,
    purchaseId: row.purchaseId,
    receiptUrl: isBought ? `/api/purchases/${row.purchaseId}/receipt` : null,
    reason: row.reason,
    adjustedBy,
  }
}

function describe(row: TransactionRow, language: UiLanguage): string {
  const words = row.position > 0 ? singlePictureCharged : creditCauses[row.cause]
  const { jobId, position, imageCount: images, imagePriceCents, purchaseId } = row
  const values = { jobId, position, images, priceCents: imagePriceCents ?? 0, purchaseId }
  return fillIn(words[language], values, language)
}
