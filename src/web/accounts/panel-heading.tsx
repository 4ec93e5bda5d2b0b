import { type ReactNode, useEffect, useRef } from 'react'

/** The heading of a panel that takes another's place: it takes the focus, so that readers hear where they are. */
export function PanelHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <h1 ref={heading} tabIndex={-1} className="text-xl outline-none">
      {children}
    </h1>
  )
}
