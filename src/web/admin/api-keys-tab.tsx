import { AssignKeySection } from './keys/assign-key-section.tsx'
import { GlobalKeys } from './keys/global-keys.tsx'
import { UserList } from './users/user-list.tsx'

/** All API keys, the form to assign one, and who has which. */
export function ApiKeysTab() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <GlobalKeys />
      <AssignKeySection />
      <UserList list="withKeys" />
    </div>
  )
}
