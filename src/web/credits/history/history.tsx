import { useQuery } from '@tanstack/react-query'
import { downloadTransactions } from '#contract/endpoints/credits.ts'
import { texts as shownTexts } from '#web/components/texts.ts'
import { transactionColumns } from '#web/components/transaction-columns.tsx'
import { transactionsPerPage, transactionsQuery } from '#web/credits/credits-queries.ts'
import { historyAddress } from '#web/credits/history-view.ts'
import { texts } from '#web/credits/texts.ts'
import { messageFor } from '#web/http/message-for.ts'
import { urlOf } from '#web/http/url-of.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { DownloadLink } from '#web/ui/downloads/download-link.tsx'
import { ErrorCard } from '#web/ui/feedback/error-card.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { Pager } from '#web/ui/tables/pager.tsx'
import { usePages } from '#web/ui/views/use-pages.ts'
import { useView } from '#web/ui/views/use-view.ts'
import { HistorySkeleton } from './history-skeleton.tsx'
import { HistoryToolbar } from './history-toolbar.tsx'
import { NoTransactions } from './no-transactions.tsx'

/** All transactions, newest first, with filter, search and pages. */
export function History() {
  const t = useTexts(texts)
  const word = useTexts(shownTexts)
  const language = useLanguage()
  const [view, change] = useView(historyAddress)
  const transactions = useQuery(transactionsQuery(view, language))
  const total = transactions.data?.total ?? 0
  const isFiltered = view.type !== 'all' || view.search !== ''

  const known = transactions.data && !transactions.isPlaceholderData ? total : null
  const { top, isBeyond, turnTo } = usePages<HTMLDivElement>(
    { page: view.page, pageSize: transactionsPerPage, total: known },
    (page) => change({ page }),
  )

  return (
    <Section
      title={t('history.title')}
      action={
        <DownloadLink
          size="small"
          url={urlOf(downloadTransactions, {
            query: { type: view.type === 'all' ? undefined : view.type },
          })}
        >
          {t('history.download')}
        </DownloadLink>
      }
    >
      <div ref={top} tabIndex={-1} className="scroll-mt-4">
        <HistoryToolbar view={view} onChange={change} total={known} />
        {transactions.isPending && <HistorySkeleton />}
        {transactions.isError && !transactions.data && (
          <ErrorCard
            title={t('history.loadFailed')}
            onRetry={() => transactions.refetch()}
            isRetrying={transactions.isFetching}
          >
            {messageFor(transactions.error)}
          </ErrorCard>
        )}
        {transactions.data?.rows.length === 0 && !isBeyond && (
          <NoTransactions isFiltered={isFiltered} onShowAll={() => change({ type: 'all', search: '' })} />
        )}
        {transactions.data && transactions.data.rows.length > 0 && (
          <>
            <DataTable
              label={t('history.title')}
              columns={transactionColumns(word, language)}
              rows={transactions.data.rows}
              rowKey={({ id }) => id}
              tableFrom="lines"
              isBusy={transactions.isPlaceholderData}
            />
            <Pager
              label={t('history.title')}
              page={view.page}
              pageSize={transactionsPerPage}
              total={total}
              onChange={turnTo}
            />
          </>
        )}
      </div>
    </Section>
  )
}
