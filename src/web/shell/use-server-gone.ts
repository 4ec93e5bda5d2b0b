import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CallError } from '#web/http/call-error.ts'
import { watchServer } from './watch-server.ts'

/** Whether the server cannot be reached. When it is back, everything on the screen is refetched. */
export function useServerGone(): boolean {
  const client = useQueryClient()
  const [isGone, setGone] = useState(false)

  useEffect(() => {
    const watch = watchServer(isServerUp, (isGoneNow) => {
      setGone(isGoneNow)
      if (!isGoneNow) void client.refetchQueries({ type: 'active' })
    })
    const hear = (error: unknown) => {
      if (speaksOfServer(error)) watch.suspect()
    }
    const stopQueries = client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && (event.action.type === 'error' || event.action.type === 'failed'))
        hear(event.action.error)
    })
    const stopMutations = client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') hear(event.action.error)
    })
    window.addEventListener('online', watch.lookNow)
    return () => {
      window.removeEventListener('online', watch.lookNow)
      stopQueries()
      stopMutations()
      watch.end()
    }
  }, [client])

  return isGone
}

/** No answer at all (fetch rejects with a TypeError), or a 5xx from a proxy or the server. */
function speaksOfServer(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof CallError && error.status >= 500)
}

/** Whether the server, or a proxy that reaches it, answers at all. */
async function isServerUp(): Promise<boolean> {
  try {
    const { status } = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(10_000) })
    return status < 500
  } catch {
    return false
  }
}
