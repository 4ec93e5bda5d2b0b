import { clsx } from 'clsx'
import type { CreditTransaction } from '#contract/entities/credit.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { formatSignedCents } from '#contract/money.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { formatDateTime } from '#web/ui/formats/date-time.ts'
import type { DataColumn } from '#web/ui/tables/data-table.tsx'
import type { AdminTexts } from './texts.ts'
import { TransactionStory } from './transaction-story.tsx'

/** Source: docs/specification.md#credit */
const badges = { purchase: 'good', admin_adjustment: 'good', deduction: 'bad', other: 'neutral' } as const

export function transactionColumns(
  t: AdminTexts,
  language: UiLanguage,
): readonly DataColumn<CreditTransaction>[] {
  return [
    {
      key: 'createdAt',
      head: t('moves.date'),
      track: 'max-content',
      isUnlabelled: true,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt, language)}</time>,
    },
    {
      key: 'type',
      head: t('moves.type'),
      track: 'max-content',
      isUnlabelled: true,
      cell: ({ type }) => <Badge tone={badges[type]}>{t(`moves.typeOne.${type}`)}</Badge>,
    },
    {
      key: 'description',
      head: t('moves.description'),
      track: 'minmax(0,1fr)',
      isUnlabelled: true,
      cell: (transaction) => <TransactionStory transaction={transaction} />,
    },
    {
      key: 'amount',
      head: t('moves.amount'),
      track: 'max-content',
      isAtEnd: true,
      cell: ({ amount }) => (
        <span className={clsx('font-semibold whitespace-nowrap', amount < 0 ? 'text-bad' : 'text-good')}>
          {formatSignedCents(amount)}
        </span>
      ),
    },
  ]
}
