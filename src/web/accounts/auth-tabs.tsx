import { lazy, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { type AuthView, authAddress } from './auth-views.ts'
import { LoginForm } from './login-form.tsx'
import { texts } from './texts.ts'
import type { UnverifiedAccount } from './unverified-account.ts'

const importRegisterTab = () => import('./register-tab.tsx')
const RegisterTab = lazy(async () => ({ default: (await importRegisterTab()).RegisterTab }))

/** The other tab's code comes when the first screen stands, and before anybody is likely to choose it. */
const loadAfterMs = 1_000

export function AuthTabs({
  view,
  onUnverified,
}: {
  view: Exclude<AuthView, 'forgot'>
  onUnverified: (account: UnverifiedAccount) => void
}) {
  const t = useTexts(texts)
  const [, navigate] = useLocation()
  const shownTab = useFocusOnShownTab(view)

  useEffect(() => {
    // Should it fail, choosing the tab tries again and says so.
    const timer = setTimeout(() => void importRegisterTab().catch(() => {}), loadAfterMs)
    return () => clearTimeout(timer)
  }, [])

  return (
    <Tabs
      value={view}
      onValueChange={(next) => navigate(next === 'register' ? authAddress.register : authAddress.login)}
      // Choosing the other tab may load the page anew, so arrow keys alone do not choose.
      activationMode="manual"
    >
      <h1 className="sr-only">{view === 'register' ? t('registerTitle') : t('title')}</h1>
      <TabList label={t('tabs')} className="mb-2">
        <Tab value="login" className="grow" ref={view === 'login' ? shownTab : undefined}>
          {t('loginTab')}
        </Tab>
        <Tab value="register" className="grow" ref={view === 'register' ? shownTab : undefined}>
          {t('registerTab')}
        </Tab>
      </TabList>
      <TabPanel value="login">
        <LoginForm onUnverified={onUnverified} />
      </TabPanel>
      <TabPanel value="register">
        <Suspense fallback={<Spinner />}>
          <RegisterTab onUnverified={onUnverified} />
        </Suspense>
      </TabPanel>
    </Tabs>
  )
}

/** A link or button that led to a tab is gone with its panel: the focus goes to the tab. */
function useFocusOnShownTab(view: AuthView) {
  const tab = useRef<HTMLButtonElement>(null)
  const lastView = useRef(view)
  useEffect(() => {
    if (lastView.current === view) return
    lastView.current = view
    if (document.activeElement === document.body) tab.current?.focus()
  }, [view])
  return tab
}
