import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CallError } from '#web/http/call-error.ts'
import { watchServer } from './watch-server.ts'

/** Is there nobody who answers? When the server is back, all that is on the screen is asked for anew. */
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

/** No answer at all (fetch rejects with a TypeError), or one of a proxy or a server in trouble. */
function speaksOfServer(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof CallError && error.status >= 500)
}

/** Does the server, or a proxy that reaches it, answer at all? */
async function isServerUp(): Promise<boolean> {
  try {
    const { status } = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(10_000) })
    return status < 500
  } catch {
    return false
  }
}
