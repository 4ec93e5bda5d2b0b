import type { Reply } from '#server/describing/providers/ask-provider.ts'
import type { Control, ControlOutcome } from './control.ts'
import type { HealthChange } from './key-health.ts'
import type { HealthReplica } from './replicate-health.ts'

/** A control question costs money: each key is asked at most this often, over all processes. */
const atMostEveryMs = 60_000
/** For how long an answer proves anything about the present. */
export const provesForMs = 20_000

export interface ControlQuestion {
  /**
   * `said`: the server's message, cleaned for people. The answer to an earlier call proves nothing if it was asked before `since`.
   * Null: it cannot be decided now. Concurrent callers share one call.
   */
  decide(said: string, since: number): Promise<ControlOutcome | null>
}

export function createControlQuestion(health: HealthReplica, ask: () => Promise<Reply>): ControlQuestion {
  let underWay: Promise<Control> | null = null
  let asked = 0

  async function askOnce(said: string): Promise<Control> {
    const holder = `${health.process} ${++asked}`
    const { control } = await health.updateAndConfirm(claim(holder, said))
    if (control.holder !== holder) return control
    const outcome = readOutcome(await ask())
    health.update(end(holder, outcome))
    return { ...control, outcome }
  }

  return {
    async decide(said, since) {
      underWay ??= askOnce(said).finally(() => {
        underWay = null
      })
      const { outcome, askedAt } = await underWay
      return outcome === 'passed' && (askedAt ?? 0) < since ? null : outcome
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
