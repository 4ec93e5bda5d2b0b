import { UserKeysDialog } from '#web/admin/keys/user-keys-dialog.tsx'
import { ChangeRole } from '#web/admin/people/change-role.tsx'
import { LiftSuspension } from '#web/admin/people/lift-suspension.tsx'
import { SuspendUser } from '#web/admin/people/suspend-user.tsx'
import { TokensOfUser } from '#web/admin/people/tokens-of-user.tsx'
import { DeleteUser } from './delete-user.tsx'
import { EndSessionsOfUser } from './end-sessions-of-user.tsx'
import { ResetUser } from './reset-user.tsx'
import type { UserAct } from './user-act.ts'

/** The dialog of an action on a user. Part of the list, because the row can disappear while it is open. */
export function UserDialogs({ act, onClose }: { act: UserAct | null; onClose: () => void }) {
  if (act === null) return null
  if (act.kind === 'keys') return <UserKeysDialog user={act.user} onClose={onClose} />
  if (act.kind === 'sessions') return <EndSessionsOfUser user={act.user} onClose={onClose} />
  if (act.kind === 'tokens') return <TokensOfUser user={act.user} onClose={onClose} />
  if (act.kind === 'role') return <ChangeRole user={act.user} onClose={onClose} />
  if (act.kind === 'suspend') return <SuspendUser user={act.user} onClose={onClose} />
  if (act.kind === 'lift') return <LiftSuspension user={act.user} onClose={onClose} />
  if (act.kind === 'reset') return <ResetUser user={act.user} onClose={onClose} />
  return <DeleteUser user={act.user} onClose={onClose} />
}
