import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

/** At the moment a job ends, its hold becomes a charge: refetches what shows the balance. */
export function useRefreshWhenOver(isRunning: boolean): void {
  const queries = useQueryClient()
  const wasRunning = useRef(false)
  useEffect(() => {
    if (wasRunning.current && !isRunning)
      for (const key of ['user', 'credits']) void queries.invalidateQueries({ queryKey: [key] })
    wasRunning.current = isRunning
  }, [isRunning, queries])
}
