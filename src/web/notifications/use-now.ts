import { useEffect, useState } from 'react'

const tickMs = 30_000

/** The time in milliseconds, often enough for texts that count minutes. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
