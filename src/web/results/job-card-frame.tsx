import type { ReactNode } from 'react'

/** A job in a list: pictures, what it is, what can be done. One under the other on a phone, in a row on a desk. */
export function JobCardFrame({
  strip,
  children,
  actions,
}: {
  strip: ReactNode
  children: ReactNode
  actions: ReactNode
}) {
  return (
    <div className="grid gap-4 lg:grid-cols-[21rem_minmax(0,1fr)_auto] lg:items-center lg:gap-6">
      <div className="min-h-16">{strip}</div>
      <div className="min-w-0">{children}</div>
      <div className="lg:justify-self-end">{actions}</div>
    </div>
  )
}
