import { authAddress } from '#web/accounts/auth-views.ts'
import { PanelHeading } from '#web/accounts/panel-heading.tsx'
import { useTexts } from '#web/i18n/use-texts.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { texts } from './link-texts.ts'
import { texts as recoveryTexts } from './recovery-texts.ts'

export function ResetDone() {
  const t = useTexts(texts)
  const tRecovery = useTexts(recoveryTexts)
  return (
    <>
      <PanelHeading>{t('reset.doneTitle')}</PanelHeading>
      <p role="status">{t('reset.done')}</p>
      <LinkButton href={authAddress.login} variant="primary" isWide>
        {tRecovery('toLogin')}
      </LinkButton>
    </>
  )
}
