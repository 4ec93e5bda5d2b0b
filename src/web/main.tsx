import '#web/http/zod-without-eval.ts'
import '#web/ui/tokens.css'
import '#web/ui/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { currentUserQuery } from '#web/http/current-user.ts'
import { settingsQuery } from '#web/http/public-settings.ts'
import { createQueryClient } from '#web/http/query-client.ts'
import { startI18n } from '#web/i18n/start-i18n.ts'
import { Router } from './router.tsx'

startI18n()
const queryClient = createQueryClient()
// Asked before anything is drawn: every first screen waits for these two.
void queryClient.prefetchQuery(currentUserQuery)
void queryClient.prefetchQuery(settingsQuery)

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <Router />
    </QueryClientProvider>
  </StrictMode>,
)
