import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refreshCredits } from '#web/credits/credits-queries.ts'

/** Refetches balance and history as soon as a purchase is known to be paid. */
export function useRefreshWhenPaid(isPaid: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (isPaid) refreshCredits(client)
  }, [isPaid, client])
}
