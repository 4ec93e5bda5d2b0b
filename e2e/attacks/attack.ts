import type { Ground } from './ground/ground.ts'
import type { Tally } from './ground/tally.ts'

export interface Observation {
  /** A description of what was sent. */
  sent: string
  answers: Tally
  /** Violated expectations, one sentence each. */
  wrong: string[]
  /** An additional figure. */
  noted?: string
}

/** An attack and its expected outcome. */
export interface Attack {
  name: string
  /** `little` takes a second or two, so it is part of `npm test`, too. */
  costs: 'little' | 'much'
  /** Time after which the product counts as stopped. Default 60. */
  withinSeconds?: number
  /** Length of the idle phase before it, for comparison, in seconds. Default 2.5. */
  idleSeconds?: number
  run(ground: Ground): Promise<Observation>
}

/** The sentences whose condition is true. */
export function wrongWhere(sentences: Record<string, boolean>): string[] {
  return Object.keys(sentences).filter((sentence) => sentences[sentence])
}
