import { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * A separate query cache for the link of a mail. The app's own cache is cleared whenever no user is signed in, which would check the link
 * again and unmount a form that is being filled in.
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
