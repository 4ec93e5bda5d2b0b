import { lazy } from 'react'
import { Route, Switch } from 'wouter'
import { AccountMenu } from '#web/accounts/account-menu.tsx'
import { useLanguageOfAccount } from '#web/accounts/use-language-of-account.ts'
import { CreditBadge } from '#web/credits/credit-badge.tsx'
import { NotificationSlot } from '#web/notifications/notification-slot.tsx'
import { AdminRoute } from '#web/shell/admin-route.tsx'
import { AppShell } from '#web/shell/app-shell.tsx'
import { ProtectedRoute } from '#web/shell/protected-route.tsx'

const UploadPage = lazy(async () => ({ default: (await import('#web/upload/upload-page.tsx')).UploadPage }))
const ResultsPage = lazy(async () => ({
  default: (await import('#web/results/results-page.tsx')).ResultsPage,
}))
const CreditsPage = lazy(async () => ({
  default: (await import('#web/credits/credits-page.tsx')).CreditsPage,
}))
const AdminPage = lazy(async () => ({ default: (await import('#web/admin/admin-page.tsx')).AdminPage }))
const AuthPage = lazy(async () => ({ default: (await import('#web/accounts/auth-page.tsx')).AuthPage }))
const ResetPasswordPage = lazy(async () => ({
  default: (await import('#web/accounts/reset-password-page.tsx')).ResetPasswordPage,
}))
const VerifyEmailPage = lazy(async () => ({
  default: (await import('#web/accounts/verify-email-page.tsx')).VerifyEmailPage,
}))
const ImprintPage = lazy(async () => ({ default: (await import('#web/pages/imprint-page.tsx')).ImprintPage }))
const PrivacyPage = lazy(async () => ({ default: (await import('#web/pages/privacy-page.tsx')).PrivacyPage }))
const HelpPage = lazy(async () => ({ default: (await import('#web/pages/help-page.tsx')).HelpPage }))
const NotFoundPage = lazy(async () => ({
  default: (await import('#web/pages/not-found-page.tsx')).NotFoundPage,
}))

/** The only place where rooms meet: which page stands where, and what the shell's header gets from the rooms. */
export function Router() {
  const keepLanguage = useLanguageOfAccount()
  return (
    <AppShell
      status={
        <>
          <CreditBadge />
          <NotificationSlot />
        </>
      }
      accountMenu={<AccountMenu />}
      onChooseLanguage={keepLanguage}
    >
      <Switch>
        <Route path="/">
          <ProtectedRoute>
            <UploadPage />
          </ProtectedRoute>
        </Route>
        <Route path="/results/:jobId?">
          <ProtectedRoute>
            <ResultsPage />
          </ProtectedRoute>
        </Route>
        <Route path="/credits">
          <ProtectedRoute>
            <CreditsPage />
          </ProtectedRoute>
        </Route>
        <Route path="/admin/:tab?/:id?">
          <AdminRoute>
            <AdminPage />
          </AdminRoute>
        </Route>
        <Route path="/auth" component={AuthPage} />
        <Route path="/auth/reset-password" component={ResetPasswordPage} />
        <Route path="/auth/verify-email" component={VerifyEmailPage} />
        <Route path="/impressum" component={ImprintPage} />
        <Route path="/datenschutz" component={PrivacyPage} />
        <Route path="/hilfe" component={HelpPage} />
        <Route component={NotFoundPage} />
      </Switch>
    </AppShell>
  )
}
