import { KeyRound, RotateCcw, Trash2, Wallet } from 'lucide-react'
import type { User } from '#contract/entities/user.ts'
import { RowButton } from '#web/admin/parts/row-button.tsx'
import { RowLink } from '#web/admin/parts/row-link.tsx'
import { userCreditHref } from '#web/admin/parts/user-credit-id.ts'
import { texts } from '#web/admin/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import type { StartUserAct } from './user-act.ts'

/** The first administrator stays. Source: docs/specification.md#limits */
const permanentUserId = 1

/** What can be done to a user. `keysOnly` where the list is about keys alone. */
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
  const name = user.username
  return (
    <div className="flex flex-wrap gap-1 max-lg:-mx-2 lg:flex-nowrap lg:justify-end">
      {!keysOnly && (
        <RowLink
          Icon={Wallet}
          text={t('act.credit')}
          label={t('act.creditOf', { name })}
          href={userCreditHref(user.id)}
        />
      )}
      <RowButton
        Icon={KeyRound}
        text={t('act.keys')}
        label={t('act.keysOf', { name })}
        keepsText={keysOnly}
        onClick={() => onAct({ kind: 'keys', user })}
      />
      {!keysOnly && (
        <RowButton
          Icon={RotateCcw}
          text={t('act.reset')}
          label={t('act.resetOf', { name })}
          onClick={() => onAct({ kind: 'reset', user })}
        />
      )}
      {!keysOnly && user.id !== permanentUserId && (
        <RowButton
          Icon={Trash2}
          text={t('act.delete')}
          label={t('act.deleteOf', { name })}
          onClick={() => onAct({ kind: 'delete', user })}
        />
      )}
    </div>
  )
}
