import { type ReactNode, Suspense } from 'react'
import type { UiLanguage } from '#contract/languages.ts'
import { ToastHost } from '#web/ui/toast-host.tsx'
import { AppFooter } from './app-footer.tsx'
import { AppHeader, type AppHeaderProps } from './app-header.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { mainId } from './main-id.ts'
import { SkipLink } from './skip-link.tsx'
import { useFocusAfterPageChange } from './use-focus-after-page-change.ts'
import { useHeldPlace } from './use-held-place.ts'
import { usePageName } from './use-page-name.ts'
import { WaitingPage } from './waiting-page.tsx'

/** What stands around every page. */
export function AppShell({
  children,
  onChooseLanguage,
  ...header
}: AppHeaderProps & { children: ReactNode }) {
  const page = usePageName()
  const main = useFocusAfterPageChange(page)
  const holdPlace = useHeldPlace(main)

  function chooseLanguage(language: UiLanguage): void {
    holdPlace()
    onChooseLanguage(language)
  }

  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <AppHeader {...header} onChooseLanguage={chooseLanguage} />
      <main
        id={mainId}
        ref={main}
        tabIndex={-1}
        className="mx-auto w-full max-w-7xl grow px-4 py-6 sm:px-6 sm:py-8"
      >
        <ErrorBoundary key={page}>
          <Suspense fallback={<WaitingPage />}>{children}</Suspense>
        </ErrorBoundary>
      </main>
      <AppFooter />
      <ToastHost />
    </div>
  )
}
