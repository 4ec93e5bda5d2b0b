import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { currentUserQuery } from '#web/http/current-user.ts'
import { creditsQuery, refreshCredits } from './credits-queries.ts'

/** Keeps page and header in sync: if one gets a new balance, the other one is refetched. */
export function useFollowBalance(): void {
  const client = useQueryClient()
  const inHeader = useQuery(currentUserQuery).data?.creditBalance
  const onPage = useQuery(creditsQuery).data?.balance
  const last = useRef(inHeader)

  useEffect(() => {
    if (last.current !== undefined && inHeader !== undefined && last.current !== inHeader)
      refreshCredits(client)
    last.current = inHeader
  }, [inHeader, client])

  useEffect(() => {
    const user = client.getQueryData(currentUserQuery.queryKey)
    if (onPage !== undefined && user && user.creditBalance !== onPage)
      void client.invalidateQueries({ queryKey: currentUserQuery.queryKey })
  }, [onPage, client])
}
