import { useQuery } from '@tanstack/react-query'
import { authAddress } from '#web/accounts/auth-views.ts'
import { currentUserQuery } from '#web/http/current-user.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { texts } from './recovery-texts.ts'

/** Links to the sign-in, or to the start page if the user is signed in. */
export function OnwardButton() {
  const t = useTexts(texts)
  const { data: user } = useQuery(currentUserQuery)
  return (
    <LinkButton href={user ? '/' : authAddress.login} variant="primary" isWide>
      {t(user ? 'toStart' : 'toLogin')}
    </LinkButton>
  )
}
