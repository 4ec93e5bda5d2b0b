import { type Behaviour, BehaviourChange } from './behaviour.ts'

/** The behaviour with what the change names. Throws a ZodError for what it can't read. */
export function changeBehaviour(behaviour: Behaviour, change: BehaviourChange): Behaviour {
  const read = BehaviourChange.parse(change)
  return {
    latencyMs: read.latencyMs ?? behaviour.latencyMs,
    faults: read.faults ?? behaviour.faults,
    keys: read.keys === undefined ? behaviour.keys : read.keys,
    models: read.models === undefined ? behaviour.models : read.models,
    rateLimitPerMinute:
      read.rateLimitPerMinute === undefined ? behaviour.rateLimitPerMinute : read.rateLimitPerMinute,
  }
}
