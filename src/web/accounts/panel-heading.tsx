import { type ReactNode, useEffect, useRef } from 'react'

/** The heading of a panel that replaces another one. Takes the focus, so that screen readers announce the change. */
export function PanelHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <h1 ref={heading} tabIndex={-1} className="text-xl outline-none">
      {children}
    </h1>
  )
}
