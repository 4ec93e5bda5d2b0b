import { useEffect, useRef } from 'react'

const signs = ['pointerdown', 'keydown', 'dragenter'] as const

/**
 * Acts once, when somebody first presses, types or drags: the moment for what a first screen does not need and the next
 * one will.
 */
export function useFirstInteraction(act: () => void): void {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    const hear = () => {
      stop()
      latest.current()
    }
    const stop = () => {
      for (const sign of signs) window.removeEventListener(sign, hear, true)
    }
    for (const sign of signs) window.addEventListener(sign, hear, true)
    return stop
  }, [])
}
