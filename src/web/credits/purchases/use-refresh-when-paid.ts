import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refreshCredits } from '#web/credits/credits-queries.ts'

/** Asks for balance and history anew as soon as a purchase is known to be paid. */
export function useRefreshWhenPaid(isPaid: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (isPaid) refreshCredits(client)
  }, [isPaid, client])
}
