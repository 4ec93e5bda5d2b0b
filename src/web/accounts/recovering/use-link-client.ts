import { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * Keeps what the server says about the link of a mail, apart from the app's own cache: that one is emptied whenever
 * nobody is found to be signed in, which would ask again and take away a form that is being filled in.
 */
export function useLinkClient(): QueryClient {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: {
            staleTime: Infinity,
            refetchOnWindowFocus: false,
            refetchOnReconnect: false,
            retry: false,
            networkMode: 'always',
          },
        },
      }),
  )
  return client
}
