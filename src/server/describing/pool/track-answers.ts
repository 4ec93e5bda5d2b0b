import type { OtherUsage } from './health-store.ts'

/** Remembers which picture was answered last, to tell its trouble from everybody's. Times are the store's; 0: never. */
export interface AnswerTracker {
  note(picture: object, at: number): void
  noteTrouble(): void
  /** What other processes say. */
  hear(others: readonly OtherUsage[]): void
  /** In this process. */
  lastAt(): number
  lastAnywhere(): number
  /** What is known at a picture's trouble, to be compared with at its next one. */
  checkpoint(at: number): Checkpoint
  /**
   * Since that checkpoint, of a trouble of this picture, others were answered, in any process, and had hardly any trouble: when
   * every other call fails, it says nothing that this one failed.
   */
  failedAlone(picture: object, checkpoint: Checkpoint): boolean
}

export interface Checkpoint {
  at: number
  answers: number
  troubles: number
}

const answersPerTrouble = 4

export function trackAnswers(): AnswerTracker {
  let last: { picture: WeakRef<object> | null; at: number } = { picture: null, at: 0 }
  /** The last one for a picture that is not the one of `last`. */
  let lastOfOther = 0
  let elsewhere = 0
  let answers = 0
  let troubles = 0

  return {
    note(picture, at) {
      answers += 1
      if (last.picture?.deref() !== picture) lastOfOther = last.at
      last = { picture: new WeakRef(picture), at }
    },
    noteTrouble() {
      troubles += 1
    },
    hear(others) {
      elsewhere = Math.max(elsewhere, ...others.map(({ answeredAt }) => answeredAt))
    },
    lastAt: () => last.at,
    lastAnywhere: () => Math.max(last.at, elsewhere),
    checkpoint: (at) => ({ at, answers, troubles }),
    failedAlone(picture, checkpoint) {
      const ofOthers = Math.max(elsewhere, last.picture?.deref() === picture ? lastOfOther : last.at)
      // One of the troubles since is its own.
      const othersTroubles = troubles - checkpoint.troubles - 1
      return ofOthers > checkpoint.at && othersTroubles * answersPerTrouble <= answers - checkpoint.answers
    },
  }
}
