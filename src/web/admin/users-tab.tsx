import { useQuery } from '@tanstack/react-query'
import { waitingUsersQuery } from './parts/admin-queries.ts'
import { InvitationsSection } from './people/invitations-section.tsx'
import { UserList } from './users/user-list.tsx'
import { WaitingUsers } from './users/waiting-users.tsx'

/** Who waits for a key, everybody, and who is invited. */
export function UsersTab() {
  const { isPending } = useQuery(waitingUsersQuery(1))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <WaitingUsers />
      {/* Nobody knows how many wait: what stands below them is asked for meanwhile and shown in its place. */}
      <div hidden={isPending} className="grid grid-cols-[minmax(0,1fr)] gap-6 [&[hidden]]:hidden">
        <UserList list="all" />
        <InvitationsSection />
      </div>
    </div>
  )
}
