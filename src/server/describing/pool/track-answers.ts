import type { OtherUsage } from './health-store.ts'

/** Tracks which picture was answered last, to distinguish its own trouble from general trouble. Times are the store's; 0: never. */
export interface AnswerTracker {
  /** `sentAt`: when its call was sent. */
  note(picture: object, at: number, sentAt: number): void
  noteTrouble(): void
  /** Records that a picture was turned down for an unknown reason. */
  noteDoubt(picture: object, at: number): void
  /** Takes in what other processes report. */
  hear(others: readonly OtherUsage[]): void
  /** Only in this process. */
  lastAt(): number
  lastAnywhere(): number
  /** The state at a picture's trouble, to compare with the state at its next one. */
  checkpoint(at: number): Checkpoint
  /**
   * Whether since that checkpoint, taken at a trouble of this picture, others were answered in any process with hardly any trouble:
   * if every other call fails, this failure proves nothing. `own`: how many of the troubles since then are its own.
   */
  failedAlone(picture: object, checkpoint: Checkpoint, own?: number): boolean
  /** Whether others were answered since then and none of them was turned down afterwards: the picture itself is then the cause. */
  isDoubtedAlone(picture: object, since: number): boolean
  /**
   * The same, counting only calls that this process sent after then: a key that worked for an earlier call, or for one in the same
   * instant, can be withdrawn before that call is answered.
   */
  isDoubtedAloneBySent(picture: object, since: number): boolean
}

export interface Checkpoint {
  at: number
  answers: number
  troubles: number
}

const answersPerTrouble = 4

export function trackAnswers(): AnswerTracker {
  const answered = keepLatest()
  const sent = keepLatest()
  const doubted = keepLatest()
  let elsewhere = 0
  let answers = 0
  let troubles = 0

  const ofOthers = (picture: object) => Math.max(elsewhere, answered.ofOthers(picture))

  return {
    note(picture, at, sentAt) {
      answers += 1
      answered.note(picture, at)
      sent.note(picture, sentAt)
    },
    noteTrouble() {
      troubles += 1
    },
    noteDoubt: doubted.note,
    hear(others) {
      elsewhere = Math.max(elsewhere, ...others.map(({ answeredAt }) => answeredAt))
    },
    lastAt: answered.last,
    lastAnywhere: () => Math.max(answered.last(), elsewhere),
    checkpoint: (at) => ({ at, answers, troubles }),
    failedAlone(picture, checkpoint, own = 1) {
      const othersTroubles = troubles - checkpoint.troubles - own
      const isCalm = othersTroubles * answersPerTrouble <= answers - checkpoint.answers
      return ofOthers(picture) > checkpoint.at && isCalm
    },
    isDoubtedAlone(picture, since) {
      const answeredAt = ofOthers(picture)
      return answeredAt > 0 && answeredAt >= since && answeredAt > doubted.ofOthers(picture)
    },
    isDoubtedAloneBySent(picture, since) {
      const sentAt = sent.ofOthers(picture)
      return sentAt > since && sentAt > doubted.ofOthers(picture)
    },
  }
}

/** Keeps the time of the latest picture, and of the latest other one. */
function keepLatest() {
  let last: { picture: WeakRef<object> | null; at: number } = { picture: null, at: 0 }
  let lastOfOther = 0
  return {
    note(picture: object, at: number) {
      const isSame = last.picture?.deref() === picture
      if (at >= last.at) {
        if (!isSame) lastOfOther = last.at
        last = { picture: new WeakRef(picture), at }
      } else if (!isSame) lastOfOther = Math.max(lastOfOther, at)
    },
    last: () => last.at,
    ofOthers: (picture: object) => (last.picture?.deref() === picture ? lastOfOther : last.at),
  }
}
