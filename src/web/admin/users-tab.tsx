import { useQuery } from '@tanstack/react-query'
import { waitingUsersQuery } from './parts/admin-queries.ts'
import { InvitationsSection } from './people/invitations-section.tsx'
import { UserList } from './users/user-list.tsx'
import { WaitingUsers } from './users/waiting-users.tsx'

/** Users who wait for a key, all users, and the invited people. */
export function UsersTab() {
  const { isPending } = useQuery(waitingUsersQuery(1))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <WaitingUsers />
      {/* How many users wait is not known yet: load what is below, but show it only when its place is final. */}
      <div hidden={isPending} className="grid grid-cols-[minmax(0,1fr)] gap-6 [&[hidden]]:hidden">
        <UserList list="all" />
        <InvitationsSection />
      </div>
    </div>
  )
}
