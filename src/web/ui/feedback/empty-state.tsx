import type { ReactNode } from 'react'

/** An empty list with the one next step. */
export function EmptyState({
  icon,
  title,
  children,
  action,
}: {
  icon?: ReactNode
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="grid justify-items-center gap-3 rounded-lg border border-dashed border-control px-6 py-12 text-center">
      {icon && <div className="text-muted [&_svg]:size-10">{icon}</div>}
      <h2 className="text-lg">{title}</h2>
      {children && <div className="max-w-prose text-balance text-muted">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  )
}
