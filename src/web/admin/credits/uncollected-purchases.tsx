import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import type { UncollectedPurchase } from '#contract/entities/credit.ts'
import { formatCents } from '#contract/money.ts'
import { ListFailed } from '#web/admin/parts/list-failed.tsx'
import { focusUserCredit, userCreditHref } from '#web/admin/parts/user-credit-id.ts'
import { texts } from '#web/admin/texts.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { formatDate } from '#web/ui/formats/date-time.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { type DataColumn, DataTable } from '#web/ui/tables/data-table.tsx'
import { Pager } from '#web/ui/tables/pager.tsx'
import { uncollectedPerPage, uncollectedQuery } from './credit-queries.ts'

/** Purchases with an outstanding amount, and who owes it; renders nothing if there are none. */
export function UncollectedPurchases() {
  const t = useTexts(texts)
  const language = useLanguage()
  const [page, setPage] = useState(1)
  const uncollected = useQuery(uncollectedQuery(page))
  const { data, isPlaceholderData } = uncollected
  const total = data?.total ?? 0
  const lastPage = Math.max(1, Math.ceil(total / uncollectedPerPage))
  // The last page may be gone, because its purchases were paid.
  if (data && !isPlaceholderData && page > lastPage) setPage(lastPage)

  if (uncollected.isError && !data) return <ListFailed title={t('failed.uncollected')} query={uncollected} />
  if (!data || total === 0) return null

  const columns: readonly DataColumn<UncollectedPurchase>[] = [
    {
      key: 'user',
      head: t('user.name'),
      track: 'minmax(0,1fr)',
      isUnlabelled: true,
      cell: ({ userId, username }) =>
        username === '' ? (
          <span className="text-muted">{t('uncollected.deleted', { id: userId })}</span>
        ) : (
          <Link
            href={userCreditHref(userId)}
            onClick={focusUserCredit}
            className="inline-flex min-h-6 items-center font-semibold text-accent underline underline-offset-4 hover:text-accent-strong"
          >
            {username}
          </Link>
        ),
    },
    {
      key: 'purchase',
      head: t('uncollected.purchase'),
      track: 'max-content',
      cell: ({ purchaseId, createdAt }) =>
        t('uncollected.purchaseOf', { number: purchaseId, at: formatDate(createdAt, language) }),
    },
    {
      key: 'amount',
      head: t('uncollected.amount'),
      track: 'max-content',
      isAtEnd: true,
      cell: ({ amount }) => formatCents(amount, language),
    },
    {
      key: 'uncollected',
      head: t('uncollected.open'),
      track: 'max-content',
      isAtEnd: true,
      cell: (purchase) => (
        <span className="font-semibold text-warning">{formatCents(purchase.uncollected, language)}</span>
      ),
    },
  ]
  return (
    <Section title={t('uncollected.title')}>
      <p className="-mt-2 mb-4 max-w-prose text-sm text-muted">{t('uncollected.text')}</p>
      <DataTable
        label={t('uncollected.title')}
        columns={columns}
        rows={data.rows}
        rowKey={({ purchaseId }) => purchaseId}
        isBusy={isPlaceholderData}
      />
      <Pager
        label={t('uncollected.title')}
        page={page}
        pageSize={uncollectedPerPage}
        total={total}
        onChange={setPage}
      />
    </Section>
  )
}
