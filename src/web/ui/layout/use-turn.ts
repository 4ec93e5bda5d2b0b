import { useCallback, useEffect, useRef, useState } from 'react'
import type { Turns } from './create-turns.ts'

/**
 * Takes a turn for `wanted` (null: nothing) until `endTurn` is called, `wanted` changes, or the component unmounts. Without `turns` it
 * always has its turn. `hasTurn` stays true once it was, because loaded content stays.
 */
export function useTurn(
  turns: Turns | undefined,
  wanted: string | null,
): { hasTurn: boolean; endTurn: () => void } {
  const [begun, setBegun] = useState<string | null>(null)
  const end = useRef(() => {})

  useEffect(() => {
    if (!turns || wanted === null) return
    end.current = turns.take(() => setBegun(wanted))
    return () => end.current()
  }, [turns, wanted])

  const endTurn = useCallback(() => end.current(), [])
  return { hasTurn: !turns || (wanted !== null && begun === wanted), endTurn }
}
