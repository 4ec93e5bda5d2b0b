import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

/** The moment a job ends its hold becomes a charge: what shows the balance is asked anew then. */
export function useRefreshWhenOver(isRunning: boolean): void {
  const queries = useQueryClient()
  const wasRunning = useRef(false)
  useEffect(() => {
    if (wasRunning.current && !isRunning)
      for (const key of ['user', 'credits']) void queries.invalidateQueries({ queryKey: [key] })
    wasRunning.current = isRunning
  }, [isRunning, queries])
}
