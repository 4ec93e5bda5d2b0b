import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { currentUserQuery } from '#web/http/current-user.ts'
import { refreshCredits } from './credits-queries.ts'

/** Keeps the page with the header: when the user's balance has changed there, all of the page is asked anew. */
export function useFollowBalance(): void {
  const client = useQueryClient()
  const balance = useQuery(currentUserQuery).data?.creditBalance
  const last = useRef(balance)
  useEffect(() => {
    if (last.current !== undefined && balance !== undefined && last.current !== balance)
      refreshCredits(client)
    last.current = balance
  }, [balance, client])
}
