import { useQuery } from '@tanstack/react-query'
import {
  KeyRound,
  Lock,
  LockOpen,
  LogOut,
  RotateCcw,
  Shield,
  ShieldOff,
  Ticket,
  Trash2,
  Wallet,
} from 'lucide-react'
import type { User } from '#contract/entities/user.ts'
import { RowButton } from '#web/admin/parts/row-button.tsx'
import { type RowAct, RowMenu } from '#web/admin/parts/row-menu.tsx'
import { userCreditHref } from '#web/admin/parts/user-credit-id.ts'
import { texts as peopleTexts } from '#web/admin/people/texts.ts'
import { texts } from '#web/admin/texts.ts'
import { currentUserQuery } from '#web/http/current-user.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import type { StartUserAct } from './user-act.ts'

/** The first administrator can't be removed. Source: docs/specification/bounds.md#limits */
const permanentUserId = 1

/** The actions on a user, in a menu. With `keysOnly`, for lists about keys, a single button. */
export function UserActions({
  user,
  keysOnly,
  onAct,
}: {
  user: User
  keysOnly: boolean
  onAct: StartUserAct
}) {
  const t = useTexts(texts)
  const tPeople = useTexts(peopleTexts)
  const { data: me } = useQuery(currentUserQuery)
  const name = user.username
  const keys = { Icon: KeyRound, text: t('act.keys'), label: t('act.keysOf', { name }) }
  const changeKeys = () => onAct({ kind: 'keys', user })
  const isOut = user.suspendedAt !== null
  const role = user.isAdmin ? 'unmakeAdmin' : 'makeAdmin'
  const door = isOut ? 'lift' : 'suspend'
  const roleAct: RowAct = {
    Icon: user.isAdmin ? ShieldOff : Shield,
    text: tPeople(`act.${role}`),
    label: tPeople(`act.${role}Of`, { name }),
    act: () => onAct({ kind: 'role', user }),
  }
  const doorAct: RowAct = {
    Icon: isOut ? LockOpen : Lock,
    text: tPeople(`act.${door}`),
    label: tPeople(`act.${door}Of`, { name }),
    act: () => onAct({ kind: door, user }),
    isDangerous: !isOut,
  }
  // Administrators can't do these to themselves or to the first administrator. A suspended user has to be let in before they can get a
  // role.
  const isAskedOfOthers = user.id !== me?.id && user.id !== permanentUserId
  const standing = isAskedOfOthers ? [...(isOut && !user.isAdmin ? [] : [roleAct]), doorAct] : []
  if (keysOnly)
    return (
      <div className="max-sm:-mx-2">
        <RowButton {...keys} keepsText onClick={changeKeys} />
      </div>
    )
  return (
    <div className="max-lg:-mx-3">
      <RowMenu
        text={t('user.actions')}
        label={t('act.all', { name })}
        acts={[
          {
            Icon: Wallet,
            text: t('act.credit'),
            label: t('act.creditOf', { name }),
            act: userCreditHref(user.id),
          },
          { ...keys, act: changeKeys },
          // Administrators end their own sessions in their profile: here, the current one would end, too.
          ...(user.id === me?.id
            ? []
            : [
                {
                  Icon: LogOut,
                  text: t('act.sessions'),
                  label: t('act.sessionsOf', { name }),
                  act: () => onAct({ kind: 'sessions' as const, user }),
                },
              ]),
          {
            Icon: Ticket,
            text: tPeople('act.tokens'),
            label: tPeople('act.tokensOf', { name }),
            act: () => onAct({ kind: 'tokens', user }),
          },
          ...standing,
          {
            Icon: RotateCcw,
            text: t('act.reset'),
            label: t('act.resetOf', { name }),
            act: () => onAct({ kind: 'reset', user }),
            isDangerous: true,
          },
          ...(user.id === permanentUserId
            ? []
            : [
                {
                  Icon: Trash2,
                  text: t('act.delete'),
                  label: t('act.deleteOf', { name }),
                  act: () => onAct({ kind: 'delete' as const, user }),
                  isDangerous: true,
                },
              ]),
        ]}
      />
    </div>
  )
}
