import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'wouter'
import type { HalfSignIn } from '#contract/entities/second-factor.ts'
import { AuthSpinner } from '#web/accounts/auth-spinner.tsx'
import { authAddress } from '#web/accounts/auth-views.ts'
import { texts } from '#web/accounts/texts.ts'
import type { UnverifiedAccount } from '#web/accounts/unverified-account.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { type AuthTab, AuthTabList, authPanelId, authTabId } from './auth-tab-list.tsx'
import { SignInChoice } from './sign-in-choice.tsx'

const importRegisterTab = () => import('#web/accounts/registering/register-tab.tsx')
const RegisterTab = lazy(async () => ({ default: (await importRegisterTab()).RegisterTab }))

/** The other tab's code loads after the first render, before it is likely to be chosen. */
const loadAfterMs = 1_000

export function AuthTabs({
  view,
  onUnverified,
  onHalf,
}: {
  view: AuthTab
  onUnverified: (account: UnverifiedAccount) => void
  onHalf: (half: HalfSignIn) => void
}) {
  const t = useTexts(texts)
  const [, navigate] = useLocation()

  useEffect(() => {
    // If that fails, choosing the tab tries again and reports the error.
    const timer = setTimeout(() => void importRegisterTab().catch(() => {}), loadAfterMs)
    return () => clearTimeout(timer)
  }, [])

  return (
    <>
      <h1 className="sr-only">{view === 'register' ? t('registerTitle') : t('title')}</h1>
      <AuthTabList shown={view} onChoose={(tab) => tab !== view && navigate(authAddress[tab])} />
      <div role="tabpanel" id={authPanelId} aria-labelledby={authTabId(view)}>
        {view === 'login' ? (
          <SignInChoice onUnverified={onUnverified} onHalf={onHalf} />
        ) : (
          <Suspense fallback={<AuthSpinner />}>
            <RegisterTab onUnverified={onUnverified} onHalf={onHalf} />
          </Suspense>
        )}
      </div>
    </>
  )
}
