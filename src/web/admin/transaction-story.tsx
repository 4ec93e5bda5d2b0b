import { Link } from 'wouter'
import type { CreditTransaction } from '#contract/entities/credit.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from './texts.ts'

/** What moved the credit, with the way to the job, the reason, and who did it. */
export function TransactionStory({
  transaction: { type, description, jobId, reason, adjustedBy },
}: {
  transaction: CreditTransaction
}) {
  const t = useTexts(texts)
  const isAdjustment = type === 'admin_adjustment'
  return (
    <div className="grid min-w-0 justify-items-start gap-y-0.5">
      {jobId === null ? (
        <span>{description}</span>
      ) : (
        <Link
          href={`/results/${jobId}`}
          className="text-accent underline underline-offset-4 hover:text-accent-strong"
        >
          {description}
        </Link>
      )}
      {(reason || isAdjustment) && (
        <span className="flex flex-wrap gap-x-4 text-sm text-muted">
          {reason && <span>{t('moves.reason', { reason })}</span>}
          {isAdjustment && (
            <span>{adjustedBy ? t('moves.by', { name: adjustedBy }) : t('moves.byNobody')}</span>
          )}
        </span>
      )}
    </div>
  )
}
