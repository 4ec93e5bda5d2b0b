import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ChoiceBar } from '#web/admin/bulk/choice-bar.tsx'
import { choiceColumn } from '#web/admin/bulk/choice-column.tsx'
import { texts as bulkTexts } from '#web/admin/bulk/texts.ts'
import { useUserChoice } from '#web/admin/bulk/use-user-choice.ts'
import { listForChoice, type UserListName, usersPerPage, usersQuery } from '#web/admin/parts/admin-queries.ts'
import { ListFailed } from '#web/admin/parts/list-failed.tsx'
import { focusUserList, userListId } from '#web/admin/parts/list-ids.ts'
import { ListSkeleton } from '#web/admin/parts/list-skeleton.tsx'
import { nextSorting } from '#web/admin/parts/sorting.ts'
import { userAddress } from '#web/admin/parts/user-view.ts'
import { texts } from '#web/admin/texts.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { Pager } from '#web/ui/tables/pager.tsx'
import { usePages } from '#web/ui/views/use-pages.ts'
import { useView } from '#web/ui/views/use-view.ts'
import { NoUsers } from './no-users.tsx'
import type { UserAct } from './user-act.ts'
import { UserActions } from './user-actions.tsx'
import { userColumns } from './user-columns.tsx'
import { UserDialogs } from './user-dialogs.tsx'
import { UserListToolbar } from './user-list-toolbar.tsx'

/** A list of users, with search, sorting and pages; the view is in the address. */
export function UserList({ list }: { list: Extract<UserListName, 'all' | 'withKeys'> }) {
  const t = useTexts(texts)
  const tBulk = useTexts(bulkTexts)
  const choice = useUserChoice()
  const [view, change] = useView(userAddress)
  const [act, setAct] = useState<UserAct | null>(null)
  const users = useQuery(usersQuery(list, view))
  const columns = userColumns(t, useLanguage())
  const actions = {
    key: 'actions',
    head: t('user.actions'),
    track: 'max-content',
    isAtEnd: true,
    isUnlabelled: true,
    cell: (user: UserAct['user']) => (
      <UserActions user={user} keysOnly={list === 'withKeys'} onAct={setAct} />
    ),
  }
  const shown = {
    all: [
      columns.user,
      columns.registered,
      columns.images,
      columns.cost,
      columns.balance,
      columns.keys,
      actions,
    ],
    withKeys: [columns.user, columns.keys, actions],
  }[list]

  const total = users.data?.total ?? 0
  const known = users.data && !users.isPlaceholderData ? total : null
  const { top, isBeyond, turnTo } = usePages<HTMLDivElement>(
    { page: view.page, pageSize: usersPerPage, total: known },
    (page) => change({ page }),
  )

  useEffect(() => {
    if (window.location.hash === `#${userListId}`) focusUserList()
  }, [])

  return (
    <Section title={t(`lists.${list}`)}>
      <div ref={top} id={userListId} tabIndex={-1} className="scroll-mt-4">
        <UserListToolbar view={view} onChange={change} total={known} haveKeys={list === 'withKeys'} />
        {list === 'all' && (total > 1 || choice.chosen.length > 0) && (
          <div className="mb-4 grid">
            <ChoiceBar choice={choice} total={total} loadAll={() => listForChoice(list, view)} canEnd />
          </div>
        )}
        {users.isPending && <ListSkeleton label={t('lists.loading')} rows={6} />}
        {users.isError && !users.data && <ListFailed title={t(`failed.${list}`)} query={users} />}
        {users.data?.rows.length === 0 && !isBeyond && (
          <NoUsers list={list} view={view} onShowAll={() => change({ search: '', state: 'all' })} />
        )}
        {users.data && users.data.rows.length > 0 && (
          <>
            <DataTable
              label={t(`lists.${list}`)}
              columns={choice.isOn ? [choiceColumn(tBulk, choice), ...shown] : shown}
              rows={users.data.rows}
              rowKey={({ id }) => id}
              sort={view.sort}
              onSort={(key) => {
                const sortable = Object.values(columns).find((column) => column.key === key)
                if (sortable && 'isSortable' in sortable)
                  change({ sort: nextSorting(view.sort, sortable.key) })
              }}
              tableFrom={list === 'all' ? 'lg' : 'sm'}
              isBusy={users.isPlaceholderData}
            />
            <Pager
              label={t(`lists.${list}`)}
              page={view.page}
              pageSize={usersPerPage}
              total={total}
              onChange={turnTo}
            />
          </>
        )}
      </div>
      <UserDialogs act={act} onClose={() => setAct(null)} />
    </Section>
  )
}
