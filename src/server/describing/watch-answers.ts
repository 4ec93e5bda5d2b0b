import type { OtherShare } from './weather-board.ts'

/** Remembers who was answered last, to tell a picture's trouble from everybody's. Times are the board's; 0: never. */
export interface AnswerWatch {
  note(picture: object, at: number): void
  /** What other processes say. */
  hear(others: readonly OtherShare[]): void
  /** In this process. */
  lastAt(): number
  lastAnywhere(): number
  /** For any other picture, in any process. */
  ofOthers(picture: object): number
}

export function watchAnswers(): AnswerWatch {
  let last: { picture: WeakRef<object> | null; at: number } = { picture: null, at: 0 }
  /** The last one for a picture that is not the one of `last`. */
  let lastOfOther = 0
  let elsewhere = 0

  return {
    note(picture, at) {
      if (last.picture?.deref() !== picture) lastOfOther = last.at
      last = { picture: new WeakRef(picture), at }
    },
    hear(others) {
      elsewhere = Math.max(elsewhere, ...others.map(({ answeredAt }) => answeredAt))
    },
    lastAt: () => last.at,
    lastAnywhere: () => Math.max(last.at, elsewhere),
    ofOthers: (picture) => Math.max(elsewhere, last.picture?.deref() === picture ? lastOfOther : last.at),
  }
}
