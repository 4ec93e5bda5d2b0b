import type { ReactNode } from 'react'
import { providerName } from '#web/components/display-names.ts'

/** A model, with its provider and notes below it. */
export function ModelName({
  provider,
  model,
  children,
}: {
  provider: string
  model: string
  children?: ReactNode
}) {
  return (
    <span className="grid min-w-0 gap-0.5">
      <span className="font-mono text-sm font-semibold [overflow-wrap:anywhere]">{model}</span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        {providerName(provider)}
        {children}
      </span>
    </span>
  )
}
