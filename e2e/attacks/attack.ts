import type { Ground } from './ground/ground.ts'
import type { Tally } from './ground/tally.ts'

export interface Observation {
  /** A description of what was sent. */
  sent: string
  answers: Tally
  /** Violated expectations, one sentence each. */
  wrong: string[]
  /** A figure that belongs to it. */
  noted?: string
}

/** An attack and its expected outcome. */
export interface Attack {
  name: string
  /** `little`: a second or two, so it is in `npm test` as well. */
  costs: 'little' | 'much'
  /** Time after which the product counts as stopped. Default 60. */
  withinSeconds?: number
  /** How long nothing is done before it, to compare with. Default 2.5. */
  idleSeconds?: number
  run(ground: Ground): Promise<Observation>
}

/** Those of the sentences that are true. */
export function wrongWhere(sentences: Record<string, boolean>): string[] {
  return Object.keys(sentences).filter((sentence) => sentences[sentence])
}
