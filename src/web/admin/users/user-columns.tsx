import type { User } from '#contract/entities/user.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { formatCents } from '#contract/money.ts'
import { KeyBadge } from '#web/admin/keys/key-badge.tsx'
import type { AdminTexts } from '#web/admin/texts.ts'
import { formatDate } from '#web/ui/formats/date-time.ts'
import { formatNumber } from '#web/ui/formats/numbers.ts'
import type { DataColumn } from '#web/ui/tables/data-table.tsx'
import { UserName } from './user-name.tsx'

/** The columns of lists of users. Sortable columns have the contract's name of their order as key. */
export function userColumns(t: AdminTexts, language: UiLanguage) {
  const track = 'max-content'
  return {
    user: {
      key: 'username',
      head: t('user.name'),
      track: 'minmax(9rem,3fr)',
      isUnlabelled: true,
      isSortable: true,
      cell: (user) => <UserName user={user} />,
    },
    registered: {
      key: 'createdAt',
      head: t('user.registered'),
      track,
      isSortable: true,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt, language)}</time>,
    },
    images: {
      key: 'totalProcessedImages',
      head: t('user.images'),
      track,
      isAtEnd: true,
      isSortable: true,
      cell: (user) => formatNumber(user.totalProcessedImages, language),
    },
    cost: {
      key: 'totalCost',
      head: t('user.cost'),
      track,
      isAtEnd: true,
      isSortable: true,
      cell: (user) => formatCents(Math.round(user.totalCost * 100), language),
    },
    balance: {
      key: 'creditBalance',
      head: t('user.balance'),
      track,
      isAtEnd: true,
      isSortable: true,
      cell: (user) => formatCents(user.creditBalance, language),
    },
    keys: {
      key: 'keys',
      head: t('user.keys'),
      track: 'minmax(9rem,2fr)',
      cell: (user) =>
        user.apiKeys.length === 0 ? (
          <span className="text-sm text-muted">{t('user.noKeys')}</span>
        ) : (
          <ul className="flex flex-wrap gap-1.5">
            {user.apiKeys.map((assigned) => (
              <li key={assigned.name} className="max-w-full">
                <KeyBadge assigned={assigned} />
              </li>
            ))}
          </ul>
        ),
    },
  } as const satisfies Record<string, DataColumn<User>>
}
