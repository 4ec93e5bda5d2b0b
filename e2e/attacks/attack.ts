import type { Ground } from './ground/ground.ts'
import type { Tally } from './ground/tally.ts'

export interface Observation {
  /** What was sent, in words. */
  sent: string
  answers: Tally
  /** What is not as it must be, a sentence each. */
  wrong: string[]
  /** A figure that belongs to it. */
  noted?: string
}

/** One thing that a stranger does, and what must come of it. */
export interface Attack {
  name: string
  /** `little`: a second or two, so it is in `npm test` as well. */
  costs: 'little' | 'much'
  /** After so long it counts as having stopped the product. Default 60. */
  withinSeconds?: number
  /** How long nothing is done before it, to compare with. Default 2.5. */
  idleSeconds?: number
  run(ground: Ground): Promise<Observation>
}

/** Those of the sentences that are true. */
export function wrongWhere(sentences: Record<string, boolean>): string[] {
  return Object.keys(sentences).filter((sentence) => sentences[sentence])
}
