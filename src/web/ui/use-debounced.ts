import { useEffect, useState } from 'react'

/** A value once it stands still: nobody wants a call for each letter that is typed. */
export function useDebounced<Value>(value: Value, quietMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quietMs)
    return () => clearTimeout(timer)
  }, [value, quietMs])
  return settled
}
