import { clsx } from 'clsx'
import type { CreditTransaction } from '#contract/entities/credit.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { formatSignedCents } from '#contract/money.ts'
import { formatDateTime, formatDay } from '#web/ui/formats/date-time.ts'
import type { DataColumn } from '#web/ui/tables/data-table.tsx'
import { amountTone, transactionTones } from './amount-tone.ts'
import type { ComponentTexts } from './texts.ts'
import { TransactionStory } from './transaction-story.tsx'

const amountColours = { good: 'text-good', bad: 'text-bad', neutral: '' } as const

/**
 * The columns of a list of transactions, for owners and administrators. Narrow layouts show the day without the time. `namesAdjuster` shows
 * who made an adjustment, which only administrators see.
 */
export function transactionColumns(
  t: ComponentTexts,
  language: UiLanguage,
  { namesAdjuster = false } = {},
): readonly DataColumn<CreditTransaction>[] {
  return [
    {
      key: 'createdAt',
      head: t('transaction.date'),
      track: 'max-content',
      isUnlabelled: true,
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} title={formatDateTime(createdAt, language)}>
          <span className="text-muted @xl:hidden">{formatDay(createdAt, language)}</span>
          <span className="@max-xl:hidden">{formatDateTime(createdAt, language)}</span>
        </time>
      ),
    },
    {
      key: 'type',
      head: t('transaction.type'),
      track: 'max-content',
      isUnlabelled: true,
      isLeftOutOfLines: true,
      cell: ({ type }) => (
        <span className={clsx('font-semibold', amountColours[transactionTones[type]])}>
          {t(`transaction.typeOne.${type}`)}
        </span>
      ),
    },
    {
      key: 'description',
      head: t('transaction.description'),
      track: 'minmax(0,1fr)',
      isUnlabelled: true,
      cell: (transaction) => <TransactionStory transaction={transaction} namesAdjuster={namesAdjuster} />,
    },
    {
      key: 'amount',
      head: t('transaction.amount'),
      track: 'max-content',
      isAtEnd: true,
      cell: (transaction) => (
        <span className={clsx('font-semibold whitespace-nowrap', amountColours[amountTone(transaction)])}>
          {formatSignedCents(transaction.amount, language)}
        </span>
      ),
    },
  ]
}
