import { clsx } from 'clsx'
import { Link } from 'wouter'
import type { CreditTransaction } from '#contract/entities/credit.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { ReceiptLink } from './receipt-link.tsx'
import { texts } from './texts.ts'

/** Narrow layouts show a transaction on one line; the linked job has the details. */
const oneLine = '@max-xl:max-w-full @max-xl:truncate'

/** What a transaction was for: a link to the job or receipt, the reason, and, where it is shown, who made the adjustment. */
export function TransactionStory({
  transaction: { id, type, description, jobId, purchaseId, receiptUrl, reason, adjustedBy },
  namesAdjuster,
}: {
  transaction: CreditTransaction
  namesAdjuster: boolean
}) {
  const t = useTexts(texts)
  const isAdjusterNamed = namesAdjuster && type === 'admin_adjustment'
  return (
    <div className="grid min-w-0 justify-items-start gap-x-3 gap-y-0.5">
      {jobId === null ? (
        <span className={oneLine} title={description}>
          {description}
        </span>
      ) : (
        <Link
          href={`/results/${jobId}`}
          title={description}
          className={clsx('text-accent underline underline-offset-4 hover:text-accent-strong', oneLine)}
        >
          {description}
        </Link>
      )}
      {(reason || isAdjusterNamed) && (
        <span className="flex flex-wrap gap-x-4 text-sm text-muted">
          {reason && <span>{t('transaction.reason', { reason })}</span>}
          {isAdjusterNamed && (
            <span>{adjustedBy ? t('transaction.by', { name: adjustedBy }) : t('transaction.byNobody')}</span>
          )}
        </span>
      )}
      {(type === 'purchase' || receiptUrl) && (
        <span className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          {/* The number identifies the purchase in a request for a refund. */}
          {type === 'purchase' && purchaseId !== null && t('transaction.purchase', { number: purchaseId })}
          {receiptUrl && <ReceiptLink url={receiptUrl} number={purchaseId ?? id} />}
        </span>
      )}
    </div>
  )
}
