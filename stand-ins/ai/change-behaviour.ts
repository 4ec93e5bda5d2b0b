import { type Behaviour, BehaviourChange } from './behaviour.ts'

/** The behaviour with what the change names. Throws a ZodError for what it can't read. */
export function changeBehaviour(behaviour: Behaviour, change: BehaviourChange): Behaviour {
  const named = Object.entries(BehaviourChange.parse(change)).filter(([, value]) => value !== undefined)
  return { ...behaviour, ...Object.fromEntries(named) }
}
