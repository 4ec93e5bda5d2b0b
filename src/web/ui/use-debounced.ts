import { useEffect, useState } from 'react'

/** A value that is updated once it stops changing, so that not every typed letter causes a call. */
export function useDebounced<Value>(value: Value, quietMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quietMs)
    return () => clearTimeout(timer)
  }, [value, quietMs])
  return settled
}
