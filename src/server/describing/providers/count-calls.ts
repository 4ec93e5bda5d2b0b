import type { ProviderName } from '#contract/providers.ts'
import type { FindingKind, FindingRule } from '#contract/text-findings.ts'
import type { Usage } from './provider.ts'

/** In how many answers of one model the same was found. */
export interface Finding {
  rule: FindingRule
  kind: FindingKind
  answers: number
}

/** The calls that were made for one picture with one model, and what they used together. */
export interface CallsMade {
  provider: ProviderName
  model: string
  calls: number
  /** Those that the model answered, in whatever way: the provider's trouble is not among them. */
  answered: number
  usage: Usage
  /** Absent: nothing. */
  found?: Finding[]
}

interface CallNoted {
  usage: Usage
  isAnswered: boolean
}

/** Counts the calls that are made for one picture, also those that brought nothing: they cost money, too. */
export function countCalls() {
  const made: CallsMade[] = []
  return {
    made,
    note({ name, model }: { name: ProviderName; model: string }, { usage, isAnswered }: CallNoted) {
      const known = made.find((one) => one.provider === name && one.model === model)
      const entry = known ?? { provider: name, model, calls: 0, answered: 0, usage: noUsage() }
      if (!known) made.push(entry)
      entry.calls += 1
      if (isAnswered) entry.answered += 1
      addUsage(entry.usage, usage)
    },
  }
}

/** Counts what was found in one answer of a model that is among those that were asked. */
export function noteFinding(
  made: readonly CallsMade[],
  writer: { provider: string; model: string },
  { rule, kind }: Omit<Finding, 'answers'>,
): void {
  const asked = made.find(({ provider, model }) => provider === writer.provider && model === writer.model)
  if (!asked) return
  asked.found ??= []
  const known = asked.found.find((finding) => finding.rule === rule && finding.kind === kind)
  if (known) known.answers += 1
  else asked.found.push({ rule, kind, answers: 1 })
}

export const noUsage = (): Usage => ({ inputTokens: 0, cachedInputTokens: 0, outputTokens: 0 })

function addUsage(sum: Usage, usage: Usage): void {
  sum.inputTokens += usage.inputTokens
  sum.cachedInputTokens += usage.cachedInputTokens
  sum.outputTokens += usage.outputTokens
}
