import { useState } from 'react'
import type { User } from '#contract/entities/user.ts'
import { texts } from '#web/admin/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { AssignKeyForm } from './assign-key-form.tsx'
import { UserKey } from './user-key.tsx'

/** A user's keys, to test and remove, and the form for a new one. */
export function UserKeysDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useTexts(texts)
  const [current, setCurrent] = useState(user)
  const hasKeys = current.apiKeys.length > 0
  const name = current.username
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(hasKeys ? 'keys.title' : 'keys.assignTitle', { name })}
      description={current.email}
    >
      <div className="grid gap-6">
        {hasKeys && (
          <ul aria-label={t('keys.list', { name })} className="grid gap-3">
            {current.apiKeys.map((assigned) => (
              <UserKey key={assigned.name} user={current} assigned={assigned} onRemoved={setCurrent} />
            ))}
          </ul>
        )}
        {hasKeys && <h3 className="text-base">{t('keys.change')}</h3>}
        <AssignKeyForm user={current} onSaved={onClose} />
      </div>
    </Dialog>
  )
}
