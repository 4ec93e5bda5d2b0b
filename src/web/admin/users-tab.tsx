import { useQuery } from '@tanstack/react-query'
import { useView } from '#web/ui/views/use-view.ts'
import { usersQuery, waitingUsersQuery } from './parts/admin-queries.ts'
import { userAddress } from './parts/user-view.ts'
import { InvitationsSection } from './people/invitations-section.tsx'
import { UserList } from './users/user-list.tsx'
import { WaitingUsers } from './users/waiting-users.tsx'

/** Users who wait for a key, all users, and the invited people. */
export function UsersTab() {
  const { isPending } = useQuery(waitingUsersQuery(1))
  const [view] = useView(userAddress)
  const users = useQuery(usersQuery('all', view))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <WaitingUsers />
      {/* How many users wait is not known yet: load what is below, but show it only when its place is final. */}
      <div hidden={isPending} className="grid grid-cols-[minmax(0,1fr)] gap-6 [&[hidden]]:hidden">
        <UserList list="all" />
        <div hidden={users.isPending}>
          <InvitationsSection />
        </div>
      </div>
    </div>
  )
}
