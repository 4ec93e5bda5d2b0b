import type { ReactNode } from 'react'

/** A job in a list: images, facts, actions. Stacked on phones, in a row on wide screens. */
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
    // By the container's width in rem: with large text, a row does not fit even in a wide window.
    <div className="@container">
      <div className="grid gap-4 @min-[58rem]:grid-cols-[21rem_minmax(0,1fr)_auto] @min-[58rem]:items-center @min-[58rem]:gap-6">
        <div className="min-h-16">{strip}</div>
        <div className="min-w-0">{children}</div>
        <div className="@min-[58rem]:justify-self-end">{actions}</div>
      </div>
    </div>
  )
}
