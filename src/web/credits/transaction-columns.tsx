import { clsx } from 'clsx'
import type { CreditTransaction } from '#contract/entities/credit.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { formatSignedCents } from '#contract/money.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { formatDateTime } from '#web/ui/formats/date-time.ts'
import type { DataColumn } from '#web/ui/tables/data-table.tsx'
import type { CreditsTexts } from './texts.ts'
import { TransactionDescription } from './transaction-description.tsx'

/** Source: docs/specification.md#credit */
const tones = {
  purchase: 'good',
  admin_adjustment: 'good',
  deduction: 'bad',
  other: 'neutral',
} as const

export function transactionColumns(
  t: CreditsTexts,
  language: UiLanguage,
): readonly DataColumn<CreditTransaction>[] {
  return [
    {
      key: 'createdAt',
      head: t('history.date'),
      track: 'max-content',
      isUnlabelled: true,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt, language)}</time>,
    },
    {
      key: 'type',
      head: t('history.type'),
      track: 'max-content',
      isUnlabelled: true,
      cell: ({ type }) => (
        <span>
          <Badge tone={tones[type]}>{t(`history.typeOne.${type}`)}</Badge>
        </span>
      ),
    },
    {
      key: 'description',
      head: t('history.description'),
      track: 'minmax(0,1fr)',
      isUnlabelled: true,
      cell: (transaction) => <TransactionDescription transaction={transaction} />,
    },
    {
      key: 'amount',
      head: t('history.amount'),
      track: 'max-content',
      isAtEnd: true,
      cell: ({ type, amount }) => (
        <span className={clsx('font-semibold whitespace-nowrap', amountColour(type, amount))}>
          {formatSignedCents(amount)}
        </span>
      ),
    },
  ]
}

/** An adjustment can also take: then its badge is green, but not the amount that is gone. */
function amountColour(type: CreditTransaction['type'], amount: number): string {
  if (tones[type] === 'neutral' || amount === 0) return ''
  return amount < 0 ? 'text-bad' : 'text-good'
}
