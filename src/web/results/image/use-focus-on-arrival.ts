import { type RefObject, useEffect, useRef } from 'react'

/** Takes the focus when the element comes while its reader waits, not when it was there already. */
export function useFocusOnArrival<E extends HTMLElement>(isThere: boolean): RefObject<E | null> {
  const element = useRef<E>(null)
  const wasThere = useRef(isThere)
  useEffect(() => {
    if (isThere && !wasThere.current) element.current?.focus()
    wasThere.current = isThere
  }, [isThere])
  return element
}
