import { UserList } from './users/user-list.tsx'
import { WaitingUsers } from './users/waiting-users.tsx'

/** Who waits for a key, and everybody. */
export function UsersTab() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <WaitingUsers />
      <UserList list="all" />
    </div>
  )
}
