import type { ReactNode } from 'react'

const providers: Partial<Record<string, string>> = { anthropic: 'Anthropic', openai: 'OpenAI' }

/** A model, and below it its provider and what else is to be said of it. */
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
        {providers[provider] ?? provider}
        {children}
      </span>
    </span>
  )
}
