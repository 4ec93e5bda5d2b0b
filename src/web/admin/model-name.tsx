const providers: Partial<Record<string, string>> = { anthropic: 'Anthropic', openai: 'OpenAI' }

/** A model with its provider. */
export function ModelName({ provider, model }: { provider: string; model: string }) {
  return (
    <span className="grid min-w-0">
      <span className="font-mono text-sm font-semibold [overflow-wrap:anywhere]">{model}</span>
      <span className="text-sm text-muted">{providers[provider] ?? provider}</span>
    </span>
  )
}
