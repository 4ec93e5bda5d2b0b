import { useEffect, useRef } from 'react'

const signs = ['pointerdown', 'keydown', 'dragenter'] as const

/** Calls `act` once, at the first click, key press or drag: the time to load what the first screen does not need but the next one does. */
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
