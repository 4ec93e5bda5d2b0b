import { useEffect, useRef, useState } from 'react'
import { addSample, type RateSample, ratePerMinute, remainingSeconds } from './progress-rate.ts'

const settleMs = 2_000

export interface Pace {
  /** Images per minute. */
  perMinute: number | null
  secondsLeft: number | null
}

/** Images per minute and seconds left, updated every two seconds, so that the figures are readable. */
export function usePace(done: number, total: number): Pace {
  const newest = useRef<{ samples: RateSample[]; left: number }>({ samples: [], left: 0 })
  const [pace, setPace] = useState<Pace>({ perMinute: null, secondsLeft: null })

  useEffect(() => {
    const { samples } = newest.current
    newest.current = { samples: addSample(samples, { at: Date.now(), done }), left: total - done }
  }, [done, total])

  useEffect(() => {
    const timer = setInterval(() => {
      const { samples, left } = newest.current
      const perMinute = ratePerMinute(samples, Date.now())
      setPace({ perMinute, secondsLeft: remainingSeconds(left, perMinute) })
    }, settleMs)
    return () => clearInterval(timer)
  }, [])

  return pace
}
