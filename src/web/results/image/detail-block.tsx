import { type ReactNode, useId } from 'react'

/** A titled part of the panel, with an optional button in its header. */
export function DetailBlock({
  title,
  action,
  children,
}: {
  title: string
  action?: ReactNode
  children: ReactNode
}) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="grid gap-2 border-t border-line pt-4">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-2">
        <h3 id={titleId} className="text-base">
          {title}
        </h3>
        {action}
      </div>
      {children}
    </section>
  )
}
