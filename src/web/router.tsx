import { Fragment } from 'react'
import { Route, Switch } from 'wouter'
import { AccountMenu } from '#web/accounts/profile/account-menu.tsx'
import { useLanguageOfAccount } from '#web/accounts/use-language-of-account.ts'
import { CreditBadge } from '#web/credits/credit-badge.tsx'
import { NotificationSlot } from '#web/notifications/notification-slot.tsx'
import { AppShell } from '#web/shell/app-shell.tsx'
import { LazyPage, pageCode } from '#web/shell/lazy-page.tsx'
import { RunningSlot } from '#web/shell/running-slot.tsx'
import { AdminRoute, ProtectedRoute } from './shell/protected-route.tsx'

/** Each page with its address and access; the last one matches all other addresses. */
const pages = [
  {
    path: '/',
    Gate: ProtectedRoute,
    code: pageCode(async () => (await import('#web/upload/upload-page.tsx')).UploadPage),
  },
  {
    path: '/results/:jobId?',
    Gate: ProtectedRoute,
    code: pageCode(async () => (await import('#web/results/results-page.tsx')).ResultsPage),
  },
  {
    path: '/credits',
    Gate: ProtectedRoute,
    code: pageCode(async () => (await import('#web/credits/credits-page.tsx')).CreditsPage),
  },
  // Before the tabs, because the log is not one of them.
  {
    path: '/admin/log',
    Gate: AdminRoute,
    code: pageCode(async () => (await import('#web/admin/log/log-page.tsx')).LogPage),
  },
  {
    path: '/konto/:page?',
    Gate: ProtectedRoute,
    code: pageCode(async () => (await import('#web/accounts/account-page.tsx')).AccountPage),
  },
  {
    path: '/admin/:tab?/:id?',
    Gate: AdminRoute,
    code: pageCode(async () => (await import('#web/admin/admin-page.tsx')).AdminPage),
  },
  {
    path: '/auth',
    Gate: Fragment,
    code: pageCode(async () => (await import('#web/accounts/signing-in/auth-page.tsx')).AuthPage),
  },
  {
    path: '/auth/reset-password',
    Gate: Fragment,
    code: pageCode(
      async () => (await import('#web/accounts/recovering/reset-password-page.tsx')).ResetPasswordPage,
    ),
  },
  {
    path: '/auth/verify-email',
    Gate: Fragment,
    code: pageCode(
      async () => (await import('#web/accounts/recovering/verify-email-page.tsx')).VerifyEmailPage,
    ),
  },
  {
    path: '/auth/invitation',
    Gate: Fragment,
    code: pageCode(async () => (await import('#web/accounts/inviting/invitation-page.tsx')).InvitationPage),
  },
  {
    path: '/auth/change-address',
    Gate: Fragment,
    code: pageCode(
      async () => (await import('#web/accounts/addresses/change-address-page.tsx')).ChangeAddressPage,
    ),
  },
  {
    path: '/pruefung/:id?',
    Gate: ProtectedRoute,
    code: pageCode(async () => (await import('#web/audit/audit-page.tsx')).AuditPage),
  },
  // Before links to jobs: both begin alike.
  {
    path: '/teilen/pruefung/:token',
    Gate: Fragment,
    code: pageCode(async () => (await import('#web/audit/shared-audit-page.tsx')).SharedAuditPage),
  },
  {
    path: '/teilen/:token',
    Gate: Fragment,
    code: pageCode(async () => (await import('#web/sharing/shared-page.tsx')).SharedPage),
  },
  {
    path: '/impressum',
    Gate: Fragment,
    code: pageCode(async () => (await import('#web/pages/imprint/imprint-page.tsx')).ImprintPage),
  },
  {
    path: '/datenschutz',
    Gate: Fragment,
    code: pageCode(async () => (await import('#web/pages/privacy/privacy-page.tsx')).PrivacyPage),
  },
  {
    path: '/hilfe',
    Gate: Fragment,
    code: pageCode(async () => (await import('#web/pages/help/help-page.tsx')).HelpPage),
  },
  {
    path: '/*',
    Gate: Fragment,
    code: pageCode(async () => (await import('#web/pages/not-found-page.tsx')).NotFoundPage),
  },
]

/**
 * Loads the code of the page at an address, so that the page can render at once. Not the administrators' pages, whose access has to be
 * checked first. Never rejects.
 */
export async function loadPageAt(address: string): Promise<void> {
  const page = pages.find(({ path }) => {
    const [stem, ...parameters] = path.split('/:')
    return address === stem || (parameters.length > 0 && address.startsWith(`${stem}/`))
  })
  if (page?.Gate !== AdminRoute) await page?.code.load()
}

/** The only place where modules meet: the page of each address, and what modules contribute to the header. */
export function Router() {
  const keepLanguage = useLanguageOfAccount()
  return (
    <AppShell
      status={
        <>
          <RunningSlot />
          <CreditBadge />
          <NotificationSlot />
        </>
      }
      accountMenu={<AccountMenu />}
      onChooseLanguage={keepLanguage}
    >
      <Switch>
        {pages.map(({ path, Gate, code }) => (
          <Route key={path} path={path}>
            <Gate>
              <LazyPage code={code} />
            </Gate>
          </Route>
        ))}
      </Switch>
    </AppShell>
  )
}
