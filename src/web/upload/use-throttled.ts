import { useEffect, useRef, useState } from 'react'

/** A value that changes at most every `quietMs`, but at once when `phase` changes; the last value is always shown. */
export function useThrottled<Value>(value: Value, phase: string, quietMs: number): Value {
  const [shown, setShown] = useState(value)
  const last = useRef({ at: 0, phase })

  useEffect(() => {
    const isNewPhase = last.current.phase !== phase
    const wait = isNewPhase ? 0 : Math.max(0, last.current.at + quietMs - Date.now())
    const timer = setTimeout(() => {
      last.current = { at: Date.now(), phase }
      setShown(value)
    }, wait)
    return () => clearTimeout(timer)
  }, [value, phase, quietMs])

  return shown
}
