import { answerWishes } from '#web/upload/list/answer-wishes.ts'
import type { ListReport, ListWish } from '#web/upload/list/list-messages.ts'

/** Stands in for the worker that reads lists, in the one thread that there is. */
export class ReaderHere extends EventTarget {
  #isOver = false

  readonly postMessage: (wish: ListWish) => void = answerWishes((data: ListReport) => {
    if (!this.#isOver) this.dispatchEvent(new MessageEvent('message', { data }))
  })

  terminate(): void {
    this.#isOver = true
  }
}
