import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { AssignedKey } from '#contract/entities/api-key.ts'
import type { User } from '#contract/entities/user.ts'
import { texts } from '#web/admin/texts.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { formatDateTime } from '#web/ui/formats/date-time.ts'
import { KeyBadge } from './key-badge.tsx'
import { RemoveUserKey } from './remove-user-key.tsx'
import { TestSavedKey } from './test-saved-key.tsx'

/** A user's key: its age, whether it works, and the button to remove it. */
export function UserKey({
  user,
  assigned,
  onRemoved,
}: {
  user: User
  assigned: AssignedKey
  onRemoved: (user: User) => void
}) {
  const t = useTexts(texts)
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const { name, assignedAt, refusedAt } = assigned
  return (
    <li className="grid gap-2 rounded-md border border-line p-3">
      <div>
        <KeyBadge assigned={assigned} />
      </div>
      <p className="text-sm text-muted">{t('key.assigned', { at: formatDateTime(assignedAt, language) })}</p>
      {refusedAt && (
        <p className="text-sm text-bad">{t('key.refusedAt', { at: formatDateTime(refusedAt, language) })}</p>
      )}
      <TestSavedKey name={name} userId={user.id} savedAs={assignedAt} label={t('test.named', { name })}>
        <Button
          size="small"
          className="min-h-11"
          aria-label={t('keys.removeNamed', { name })}
          onClick={() => setAsking(true)}
        >
          <Trash2 aria-hidden className="size-4" />
          {t('keys.remove')}
        </Button>
      </TestSavedKey>
      {isAsking && (
        <RemoveUserKey user={user} name={name} onRemoved={onRemoved} onClose={() => setAsking(false)} />
      )}
    </li>
  )
}
