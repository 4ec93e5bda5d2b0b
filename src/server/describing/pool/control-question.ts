import type { Reply } from '#server/describing/providers/ask-provider.ts'
import type { ControlOutcome } from './control.ts'
import type { HealthChange } from './key-health.ts'
import type { HealthReplica } from './replicate-health.ts'

/** It costs something: no key is asked more often, by whatever process. */
const atMostEveryMs = 60_000
/** What was answered longer ago says nothing of now. */
export const provesForMs = 20_000

export interface ControlQuestion {
  /** `said`: by the server, cleaned for people. Null: nobody can tell now. Those that ask at once wait for one call. */
  decide(said: string): Promise<ControlOutcome | null>
}

export function createControlQuestion(health: HealthReplica, ask: () => Promise<Reply>): ControlQuestion {
  let underWay: Promise<ControlOutcome | null> | null = null
  let asked = 0

  async function decide(said: string): Promise<ControlOutcome | null> {
    const holder = `${health.process} ${++asked}`
    const { control } = await health.updateAndConfirm(claim(holder, said))
    if (control.holder !== holder) {
      const isFresh = health.now() - (control.askedAt ?? 0) <= provesForMs
      return control.outcome === 'passed' && !isFresh ? null : control.outcome
    }
    const outcome = readOutcome(await ask())
    health.update(end(holder, outcome))
    return outcome
  }

  return {
    decide(said) {
      underWay ??= decide(said).finally(() => {
        underWay = null
      })
      return underWay
    },
  }
}

const claim =
  (holder: string, said: string): HealthChange =>
  (health, now) => {
    const { askedAt } = health.control
    if (askedAt !== null && now - askedAt < atMostEveryMs) return health
    return { ...health, control: { askedAt: now, outcome: null, holder, said } }
  }

const end =
  (holder: string, outcome: ControlOutcome | null): HealthChange =>
  (health) =>
    health.control.holder === holder ? { ...health, control: { ...health.control, outcome } } : health

function readOutcome(reply: Reply): ControlOutcome | null {
  if (reply.kind === 'key_refused') return 'key_refused'
  if (reply.kind === 'refused' || reply.kind === 'damaged' || reply.kind === 'too_large') return 'failed'
  if (reply.kind !== 'trouble') return 'passed'
  return reply.cause === 'rejected' || reply.cause === 'account' ? 'failed' : null
}
