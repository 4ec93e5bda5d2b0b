import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { logout } from '#contract/endpoints/accounts.ts'
import * as calls from '#contract/endpoints/factors.ts'
import type { HalfSignIn } from '#contract/entities/second-factor.ts'
import { keepSignedIn } from '#web/accounts/keep-signed-in.ts'
import { PanelHeading } from '#web/accounts/panel-heading.tsx'
import { PasskeySignIn } from '#web/accounts/passkeys/passkey-sign-in.tsx'
import { call } from '#web/http/call.ts'
import { isRefusal } from '#web/http/call-error.ts'
import { currentUserQuery } from '#web/http/current-user.ts'
import { forgetToken } from '#web/http/stored-token.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { useDocumentTitle } from '#web/ui/layout/document-title.ts'
import { OrLine } from '#web/ui/layout/section.tsx'
import { CodeForm } from './code-form.tsx'
import { EnrolApp } from './enrol-app.tsx'
import { EnrolPasskey } from './enrol-passkey.tsx'
import { texts } from './texts.ts'

/** The step after the password: the second factor, or setting one up. */
export function SecondStep({ half, onBack }: { half: HalfSignIn; onBack: () => void }) {
  const t = useTexts(texts)
  const client = useQueryClient()
  const [enrolled, setEnrolled] = useState<'app' | 'passkey' | null>(null)
  const hasPasskey = half.methods.includes('passkey')
  const hasCode = half.methods.some((method) => method !== 'passkey')
  const isEnrolment = half.awaits === 'enrolment'
  const title = t(isEnrolment ? 'must.title' : 'step.title')
  useDocumentTitle(title)

  async function leave(): Promise<void> {
    // Even if the server was not reached: the session expires by itself.
    await call(logout).catch(() => {})
    forgetToken()
    onBack()
  }

  /** Completes the sign-in, unless another tab has done so. */
  async function complete(by: () => ReturnType<typeof showCode>): Promise<void> {
    try {
      keepSignedIn(client, await by())
    } catch (error) {
      if (!isRefusal(error, 'not_signed_in')) throw error
      if (await client.fetchQuery({ ...currentUserQuery, staleTime: 0 }).catch(() => null)) return
      showToast({ variant: 'destructive', title: t('step.expired'), description: t('step.expiredText') })
      onBack()
    }
  }

  const showCode = (code: string) => call(calls.showSecondFactor, { body: { code } })
  const enrol = () => complete(() => call(calls.completeEnrolment))
  const back = (
    <Button className="grow" onClick={leave}>
      {t('step.back')}
    </Button>
  )
  return (
    <div className="grid gap-5">
      <PanelHeading>{title}</PanelHeading>
      {!enrolled && <p className="text-muted">{t(isEnrolment ? 'must.lead' : 'step.lead')}</p>}
      {!isEnrolment && (
        <>
          {hasPasskey && <PasskeySignIn />}
          {hasPasskey && hasCode && <OrLine>{t('or')}</OrLine>}
          {hasCode ? (
            <CodeForm
              methods={half.methods}
              submitLabel={t('step.submit')}
              onCode={(code) => complete(() => showCode(code))}
              footer={back}
            />
          ) : (
            back
          )}
        </>
      )}
      {isEnrolment && (
        <>
          {enrolled !== 'app' && (
            <EnrolPasskey onShown={() => setEnrolled('passkey')} onDone={enrol} doneLabel={t('must.go')} />
          )}
          {!enrolled && <OrLine>{t('or')}</OrLine>}
          {enrolled !== 'passkey' && (
            <EnrolApp isWide onShown={() => setEnrolled('app')} onDone={enrol} doneLabel={t('must.go')} />
          )}
          {!enrolled && back}
        </>
      )}
    </div>
  )
}
