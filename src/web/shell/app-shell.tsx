import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import type { UiLanguage } from '#contract/languages.ts'
import { currentUserQuery } from '#web/http/current-user.ts'
import { ToastHost } from '#web/ui/feedback/toast-host.tsx'
import { AppFooter } from './app-footer.tsx'
import { AppHeader, type AppHeaderProps } from './app-header.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { PageFrame, WaitingPage } from './page-frame.tsx'
import { SkipLink } from './skip-link.tsx'
import { useFocusAfterPageChange } from './use-focus-after-page-change.ts'
import { useKeptPageHeight } from './use-kept-page-height.ts'
import { usePageName } from './use-page-name.ts'

/** The frame of every page. */
export function AppShell({
  children,
  onChooseLanguage,
  ...header
}: AppHeaderProps & { children: ReactNode }) {
  const page = usePageName()
  const main = useFocusAfterPageChange(page)
  const isSignedIn = Boolean(useQuery(currentUserQuery).data)
  const keepHeight = useKeptPageHeight(main)

  function chooseLanguage(language: UiLanguage): void {
    keepHeight()
    onChooseLanguage(language)
  }

  return (
    <PageFrame
      main={main}
      isFilled={isSignedIn}
      header={
        <>
          <SkipLink />
          <AppHeader {...header} onChooseLanguage={chooseLanguage} />
        </>
      }
      footer={
        <>
          <AppFooter />
          <ToastHost />
        </>
      }
    >
      <ErrorBoundary key={page}>
        <Suspense fallback={<WaitingPage />}>{children}</Suspense>
      </ErrorBoundary>
    </PageFrame>
  )
}
