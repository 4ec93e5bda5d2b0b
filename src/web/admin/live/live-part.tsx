import { type ReactNode, useId } from 'react'

/** A part of the live state: its name, its state in a word, and details below. */
export function LivePart({
  title,
  state,
  children,
}: {
  title: string
  state?: ReactNode
  children: ReactNode
}) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id={titleId} className="text-base">
          {title}
        </h3>
        {state}
      </div>
      {children}
    </section>
  )
}
