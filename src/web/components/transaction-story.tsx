import { clsx } from 'clsx'
import { Link } from 'wouter'
import type { CreditTransaction } from '#contract/entities/credit.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { ReceiptLink } from './receipt-link.tsx'
import { texts } from './texts.ts'

/** In little room a movement is one line; the job it leads to says all of it. */
const oneLine = '@max-xl:max-w-full @max-xl:truncate'

/** What moved the credit, with the way to the job or the receipt, the reason, and who did it where that is told. */
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
          {/* By this number it is found, and named when it is refunded. */}
          {type === 'purchase' && purchaseId !== null && t('transaction.purchase', { number: purchaseId })}
          {receiptUrl && <ReceiptLink url={receiptUrl} number={purchaseId ?? id} />}
        </span>
      )}
    </div>
  )
}
