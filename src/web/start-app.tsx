import '#web/http/zod-without-eval.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { askWhenRefused } from '#web/http/confirmation.ts'
import { currentUserQuery } from '#web/http/current-user.ts'
import { settingsQuery } from '#web/http/public-settings.ts'
import { createQueryClient } from '#web/http/query-client.ts'
import { startI18n } from '#web/i18n/start-i18n.ts'
import { loadPageAt, Router } from './router.tsx'

const patienceMs = 3_000

/** Renders the app over the document's first view. Called once. */
export async function startApp(): Promise<void> {
  startI18n()
  askWhenRefused(async (error) => {
    const { askConfirmation } = await import('#web/accounts/second-factor/ask-confirmation.tsx')
    return askConfirmation(error)
  })
  const queryClient = createQueryClient()
  // The document shows the page before these are known (`first-view.tsx`).
  await Promise.race([
    Promise.all([
      loadPageAt(window.location.pathname),
      queryClient.prefetchQuery(currentUserQuery),
      queryClient.prefetchQuery(settingsQuery),
    ]),
    // After that, the app shows its own loading states.
    new Promise((resolve) => setTimeout(resolve, patienceMs)),
  ])

  // A transition renders in small pieces, so that a slow phone can handle the first taps in between.
  startTransition(() => {
    createRoot(document.getElementById('root')!).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <Router />
        </QueryClientProvider>
      </StrictMode>,
    )
  })
}
