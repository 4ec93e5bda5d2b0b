import { QueryClientProvider } from '@tanstack/react-query'
import { configure } from '@testing-library/dom'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import type { User } from '#contract/entities/user.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { createQueryClient } from '#web/http/query-client.ts'
import { startI18n } from '#web/i18n/start-i18n.ts'
import { Router } from '#web/router.tsx'
import { dismissToast, toastStore } from '#web/ui/feedback/toast-store.ts'
import { createServer, type TestServer } from './create-server.ts'
import { furnish } from './furnish.ts'
import { ReaderHere } from './reader-here.ts'
import { uploadsTo } from './uploads-to.ts'

configure({
  // Allows for a busy machine.
  asyncUtilTimeout: 60_000,
  getElementError: (message) => new Error(`${message}\n\nThe page says: ${document.body.textContent}`),
})

export interface OpenApp {
  server: TestServer
  /** Refetches a query that would be refetched by time. */
  look(queryKey: string[]): Promise<void>
  close(): void
}

export interface OpenOptions {
  language?: UiLanguage
  /** Null: a visitor. */
  who?: User | null
}

/** The whole web app at an address, rendered without a browser: no layout, no styles, and a server whose answers the test sets. */
export function openApp(address: string, { language = 'de', who = null }: OpenOptions = {}): OpenApp {
  const server = createServer()
  furnish(server, who)
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    server.respond(init.method ?? 'GET', url, init.signal),
  )
  vi.stubGlobal('XMLHttpRequest', uploadsTo(server))
  vi.stubGlobal('Worker', ReaderHere)
  localStorage.clear()
  localStorage.setItem('language', language)
  history.replaceState(null, '', address)
  startI18n()
  const place = document.body.appendChild(document.createElement('div'))
  const client = createQueryClient()
  const root = createRoot(place)
  root.render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <Router />
      </QueryClientProvider>
    </StrictMode>,
  )
  return {
    server,
    look: (queryKey) => client.refetchQueries({ queryKey }),
    close() {
      // The page is gone, so nothing in flight is needed any more.
      client.clear()
      root.unmount()
      place.remove()
      const toast = toastStore.current()
      if (toast) dismissToast(toast.id)
      if (server.strangers.length > 0) throw new Error(`not answered: ${server.strangers.join(', ')}`)
    },
  }
}
