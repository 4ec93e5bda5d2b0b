import { authAddress } from '#web/accounts/auth-views.ts'
import { PanelHeading } from '#web/accounts/panel-heading.tsx'
import { useTexts } from '#web/i18n/use-texts.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { texts } from './link-texts.ts'

/** The link can't reset a password; offers a new one. */
export function ResetLinkRefused({ title, text }: { title: string; text: string }) {
  const t = useTexts(texts)
  return (
    <>
      <PanelHeading>{t('reset.title')}</PanelHeading>
      <Banner tone="bad" title={title}>
        {text}
      </Banner>
      <LinkButton href={authAddress.forgot} variant="primary" isWide>
        {t('reset.newLink')}
      </LinkButton>
    </>
  )
}
