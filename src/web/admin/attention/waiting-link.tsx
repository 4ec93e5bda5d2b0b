import { focusWaitingUsers, waitingUsersId } from '#web/admin/parts/list-ids.ts'
import { texts } from '#web/admin/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'

/** Links to the list of users without keys, from every tab. */
export function WaitingLink() {
  const t = useTexts(texts)
  return (
    // On another tab the list does not exist yet: it takes the focus itself when it appears at this address.
    <LinkButton href={`/admin/users#${waitingUsersId}`} size="small" onClick={focusWaitingUsers}>
      {t('attention.toWaiting')}
    </LinkButton>
  )
}
