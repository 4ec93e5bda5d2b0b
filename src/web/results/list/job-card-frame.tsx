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
    // By its own width in rem: where text is set larger, a row has no room although the window is wide.
    <div className="@container">
      <div className="grid gap-4 @min-[58rem]:grid-cols-[21rem_minmax(0,1fr)_auto] @min-[58rem]:items-center @min-[58rem]:gap-6">
        <div className="min-h-16">{strip}</div>
        <div className="min-w-0">{children}</div>
        <div className="@min-[58rem]:justify-self-end">{actions}</div>
      </div>
    </div>
  )
}
