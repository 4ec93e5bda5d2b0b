import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { User } from '#contract/entities/user.ts'
import { ChoiceBar } from '#web/admin/bulk/choice-bar.tsx'
import { choiceColumn } from '#web/admin/bulk/choice-column.tsx'
import { texts as bulkTexts } from '#web/admin/bulk/texts.ts'
import { useUserChoice } from '#web/admin/bulk/use-user-choice.ts'
import { UserKeysDialog } from '#web/admin/keys/user-keys-dialog.tsx'
import { listForChoice, waitingPerPage, waitingUsersQuery } from '#web/admin/parts/admin-queries.ts'
import { ListFailed } from '#web/admin/parts/list-failed.tsx'
import { focusWaitingUsers, waitingUsersId } from '#web/admin/parts/list-ids.ts'
import { ListSkeleton } from '#web/admin/parts/list-skeleton.tsx'
import { RowButton } from '#web/admin/parts/row-button.tsx'
import { texts } from '#web/admin/texts.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { type DataColumn, DataTable } from '#web/ui/tables/data-table.tsx'
import { Pager } from '#web/ui/tables/pager.tsx'
import { userColumns } from './user-columns.tsx'

/** Users without a key, the longest wait first, with a button to assign one to each, and one for many. */
export function WaitingUsers() {
  const t = useTexts(texts)
  const tBulk = useTexts(bulkTexts)
  const [page, setPage] = useState(1)
  const [opened, setOpened] = useState<User | null>(null)
  const waiting = useQuery(waitingUsersQuery(page))
  const columns = userColumns(t, useLanguage())
  const assign: DataColumn<User> = {
    key: 'actions',
    head: t('user.actions'),
    track: 'max-content',
    isAtEnd: true,
    isUnlabelled: true,
    cell: (user) => (
      <div className="flex max-sm:-mx-2 sm:justify-end">
        <RowButton
          Icon={KeyRound}
          text={t('waiting.assign')}
          label={t('waiting.assignTo', { name: user.username })}
          keepsText
          onClick={() => setOpened(user)}
        />
      </div>
    ),
  }

  const choice = useUserChoice({ isAlwaysOn: true })
  const total = waiting.data?.total ?? 0
  const lastPage = Math.max(1, Math.ceil(total / waitingPerPage))
  // The last page may be gone, because its users have got their keys.
  if (waiting.data && !waiting.isPlaceholderData && page > lastPage) setPage(lastPage)

  useEffect(() => {
    if (window.location.hash === `#${waitingUsersId}`) focusWaitingUsers()
  }, [])

  return (
    <section aria-labelledby={waitingUsersId}>
      <Card>
        <h2 id={waitingUsersId} tabIndex={-1} className="scroll-mt-4 text-lg">
          {t('waiting.title')}
        </h2>
        <p role="status" className="mb-4 text-sm text-muted">
          {waiting.data && t('waiting.count', { count: total })}
        </p>
        {(total > 1 || choice.chosen.length > 0) && (
          <ChoiceBar
            choice={choice}
            total={total}
            loadAll={() => listForChoice('waiting', { search: '', state: 'all' })}
            canEnd={false}
          />
        )}
        {waiting.isPending && <ListSkeleton label={t('lists.loading')} rows={2} />}
        {waiting.isError && !waiting.data && <ListFailed title={t('failed.waiting')} query={waiting} />}
        {waiting.data && waiting.data.rows.length > 0 && (
          <DataTable
            label={t('waiting.title')}
            columns={[
              ...(total > 1 ? [choiceColumn(tBulk, choice)] : []),
              { ...columns.user, isSortable: false },
              { ...columns.registered, isSortable: false, track: 'max-content' },
              assign,
            ]}
            rows={waiting.data.rows}
            rowKey={({ id }) => id}
            isBusy={waiting.isPlaceholderData}
          />
        )}
        <Pager
          label={t('waiting.title')}
          page={page}
          pageSize={waitingPerPage}
          total={total}
          onChange={(wanted) => {
            setPage(wanted)
            focusWaitingUsers()
          }}
        />
      </Card>
      {opened && <UserKeysDialog user={opened} onClose={() => setOpened(null)} />}
    </section>
  )
}
