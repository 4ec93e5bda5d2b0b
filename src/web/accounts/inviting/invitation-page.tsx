import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { checkInvitation } from '#contract/endpoints/invitations.ts'
import type { HalfSignIn } from '#contract/entities/second-factor.ts'
import { authAddress } from '#web/accounts/auth-views.ts'
import { errorText } from '#web/accounts/error-text.ts'
import { PanelHeading } from '#web/accounts/panel-heading.tsx'
import { BackToSignInLink } from '#web/accounts/recovering/back-to-sign-in-link.tsx'
import { LinkPage } from '#web/accounts/recovering/link-page.tsx'
import { useLinkClient } from '#web/accounts/recovering/use-link-client.ts'
import { useTokenOfLink } from '#web/accounts/recovering/use-token-of-link.ts'
import { WaitingForLink } from '#web/accounts/recovering/waiting-for-link.tsx'
import { RegisterForm } from '#web/accounts/registering/register-form.tsx'
import { SecondStep } from '#web/accounts/second-factor/second-step.tsx'
import { call } from '#web/http/call.ts'
import { isRefusal } from '#web/http/call-error.ts'
import { currentUserQuery } from '#web/http/current-user.ts'
import { defineTexts } from '#web/i18n/define-texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import de from './invitation-texts.de.json'
import en from './invitation-texts.en.json'

/** Returns who is invited by a link. Runs on the client of `use-link-client.ts`. */
const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: () => call(checkInvitation, { query: { token } }),
    enabled: token !== '',
  })

declare module 'i18next' {
  interface ResourceNamespaceMap {
    accountsInvitation: typeof de
  }
}

const texts = defineTexts('accountsInvitation', de, en)

/** The page that an invitation mail links to: checks the link and collects the rest of what an account needs. */
export function InvitationPage() {
  const t = useTexts(texts)
  const [, navigate] = useLocation()
  const token = useTokenOfLink()
  const check = useQuery(invitationQuery(token), useLinkClient())
  const { data: user } = useQuery(currentUserQuery)
  // A visitor who is signed in to another account can still accept. The address shows whether the signed-in user is the invited one.
  const isAccepted = Boolean(check.data && user?.email === check.data.email)
  const isGone = useRef(false)
  const [half, setHalf] = useState<HalfSignIn | null>(null)

  useEffect(() => {
    if (!isAccepted || isGone.current) return
    isGone.current = true
    navigate('/', { replace: true })
  }, [isAccepted, navigate])

  function state() {
    if (token && check.isPending) return <WaitingForLink title={t('title')} text={t('checking')} />
    if (half) return <SecondStep half={half} onBack={() => navigate(authAddress.login)} />
    if (isAccepted) return <p role="status">{t('welcome', { name: user?.username })}</p>
    if (check.data) {
      return (
        <>
          <PanelHeading>{t('title')}</PanelHeading>
          <p className="text-muted">{t('text')}</p>
          <RegisterForm
            recaptcha={null}
            requiresVerification={false}
            domains={[]}
            invited={{ token, ...check.data }}
            onUnverified={() => {}}
            onHalf={setHalf}
          />
        </>
      )
    }
    const isTaken = isRefusal(check.error, 'email_taken')
    const isOver =
      !token || isRefusal(check.error, 'invitation_over') || isRefusal(check.error, 'invalid_input')
    if (isTaken || isOver) {
      return (
        <>
          <PanelHeading>{t('title')}</PanelHeading>
          <Banner tone={isTaken ? 'info' : 'bad'} title={t(isTaken ? 'takenTitle' : 'overTitle')}>
            {t(isTaken ? 'taken' : 'over')}
          </Banner>
        </>
      )
    }
    return (
      <>
        <PanelHeading>{t('title')}</PanelHeading>
        <Banner tone="bad" title={t('checkFailedTitle')}>
          {errorText(check.error, { refused: t('refused'), unexpected: t('unexpected') })}
        </Banner>
        <Button isWide isBusy={check.isFetching} onClick={() => void check.refetch()}>
          {t('retry')}
        </Button>
      </>
    )
  }

  return (
    <LinkPage title={t('title')}>
      {state()}
      {!isAccepted && !(token && check.isPending) && <BackToSignInLink />}
    </LinkPage>
  )
}
