import { useQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import type { User } from '#contract/entities/user.ts'
import { ListFailed } from '#web/admin/parts/list-failed.tsx'
import { ListSkeleton } from '#web/admin/parts/list-skeleton.tsx'
import { texts } from '#web/admin/texts.ts'
import { texts as shownTexts } from '#web/components/texts.ts'
import { transactionColumns } from '#web/components/transaction-columns.tsx'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { OptionSelect } from '#web/ui/forms/option-select.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { ListToolbar } from '#web/ui/tables/list-toolbar.tsx'
import { Pager } from '#web/ui/tables/pager.tsx'
import { usePages } from '#web/ui/views/use-pages.ts'
import { useView } from '#web/ui/views/use-view.ts'
import { transactionsPerPage, userTransactionsQuery } from './credit-queries.ts'
import { creditAddress, historyTypes } from './credit-view.ts'

/** A user's transactions, newest first, with a type filter and pages. */
export function UserHistory({ user: { id, username: name } }: { user: User }) {
  const t = useTexts(texts)
  const word = useTexts(shownTexts)
  const language = useLanguage()
  const [{ type, page }, change] = useView(creditAddress)
  const transactions = useQuery(userTransactionsQuery(id, { type, page }, language))
  const { data, isPlaceholderData } = transactions
  const total = data?.total ?? 0
  const title = t('moves.of', { name })

  const known = data && !isPlaceholderData ? total : null
  const { top, isBeyond, turnTo } = usePages<HTMLDivElement>(
    { page, pageSize: transactionsPerPage, total: known },
    (page) => change({ page }),
  )

  return (
    <Section title={title}>
      <div ref={top} tabIndex={-1} className="scroll-mt-4">
        <ListToolbar count={known !== null && t('moves.count', { count: known })} className="mb-4">
          <div className="w-full sm:w-56">
            <OptionSelect
              label={word('transaction.type')}
              value={type}
              options={historyTypes.map((value) => ({ value, label: word(`transaction.types.${value}`) }))}
              onChange={(chosen) => change({ type: chosen })}
            />
          </div>
        </ListToolbar>
        {transactions.isPending && <ListSkeleton label={t('moves.loading')} rows={4} />}
        {transactions.isError && !data && (
          <ListFailed title={t('failed.transactions')} query={transactions} />
        )}
        {data?.rows.length === 0 && !isBeyond && (
          <EmptyState
            icon={<ReceiptText aria-hidden />}
            title={t(type === 'all' ? 'moves.none' : 'moves.noneOfType')}
            action={
              type !== 'all' && <Button onClick={() => change({ type: 'all' })}>{t('moves.showAll')}</Button>
            }
          >
            {type === 'all' && t('moves.noneText')}
          </EmptyState>
        )}
        {data && data.rows.length > 0 && (
          <>
            <DataTable
              label={title}
              columns={transactionColumns(word, language, { namesAdjuster: true })}
              rows={data.rows}
              rowKey={(transaction) => transaction.id}
              tableFrom="lines"
              isBusy={isPlaceholderData}
            />
            <Pager label={title} page={page} pageSize={transactionsPerPage} total={total} onChange={turnTo} />
          </>
        )}
      </div>
    </Section>
  )
}
