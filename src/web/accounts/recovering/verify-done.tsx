import { useQuery } from '@tanstack/react-query'
import { PanelHeading } from '#web/accounts/panel-heading.tsx'
import { currentUserQuery } from '#web/http/current-user.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from './link-texts.ts'
import { OnwardButton } from './onward-button.tsx'

export function VerifyDone() {
  const t = useTexts(texts)
  const { data: user } = useQuery(currentUserQuery)
  return (
    <>
      <PanelHeading>{t('verify.doneTitle')}</PanelHeading>
      <p role="status">{t(user ? 'verify.doneSignedIn' : 'verify.done')}</p>
      <OnwardButton />
    </>
  )
}
