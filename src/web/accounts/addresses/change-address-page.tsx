import { useQuery } from '@tanstack/react-query'
import { errorText } from '#web/accounts/error-text.ts'
import { PanelHeading } from '#web/accounts/panel-heading.tsx'
import { LinkPage } from '#web/accounts/recovering/link-page.tsx'
import { OnwardButton } from '#web/accounts/recovering/onward-button.tsx'
import { useLinkClient } from '#web/accounts/recovering/use-link-client.ts'
import { useTokenOfLink } from '#web/accounts/recovering/use-token-of-link.ts'
import { WaitingForLink } from '#web/accounts/recovering/waiting-for-link.tsx'
import { isRefusal } from '#web/http/call-error.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { addressLinkQuery } from './address-queries.ts'
import { AgreePanel } from './agree-panel.tsx'
import { texts } from './texts.ts'

/** The page that the mails about a change of address link to. Nothing changes before the reader presses a button. */
export function ChangeAddressPage() {
  const t = useTexts(texts)
  const token = useTokenOfLink()
  const link = useQuery(addressLinkQuery(token), useLinkClient())

  function state() {
    if (link.data) return <AgreePanel token={token} {...link.data} />
    if (!token || isRefusal(link.error, 'invalid_token') || isRefusal(link.error, 'invalid_input')) {
      return (
        <>
          <PanelHeading>{t('link.invalidTitle')}</PanelHeading>
          <p>{t('link.invalid')}</p>
          <OnwardButton />
        </>
      )
    }
    if (link.error) {
      return (
        <>
          <PanelHeading>{t('link.title')}</PanelHeading>
          <Banner
            tone="bad"
            title={errorText(link.error, { refused: t('link.failed'), unexpected: t('link.unexpected') })}
          />
          <Button isWide isBusy={link.isFetching} onClick={() => void link.refetch()}>
            {t('link.retry')}
          </Button>
        </>
      )
    }
    return <WaitingForLink title={t('link.title')} text={t('link.checking')} />
  }

  return <LinkPage title={t('link.title')}>{state()}</LinkPage>
}
