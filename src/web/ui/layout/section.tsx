import { type ReactNode, useId } from 'react'
import { Card } from './card.tsx'

/** A card with a heading and an optional action at its end. */
export function Section({
  title,
  action,
  children,
  className,
}: {
  title: ReactNode
  action?: ReactNode
  children: ReactNode
  className?: string
}) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={className}>
      <Card>
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 id={titleId} className="text-lg">
            {title}
          </h2>
          {action}
        </div>
        {children}
      </Card>
    </section>
  )
}

/** The word “or” on a line between two alternatives. */
export function OrLine({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-3 text-sm text-muted before:grow before:border-t before:border-line after:grow after:border-t after:border-line">
      {children}
    </p>
  )
}
