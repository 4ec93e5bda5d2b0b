import { answerWishes } from '#web/upload/list/answer-wishes.ts'
import type { ListReport, ListWish } from '#web/upload/list/list-messages.ts'
import { answerPaste, type PasteReport, type PasteWish } from '#web/upload/paste/answer-paste.ts'

/** Replaces the workers that read lists and pasted content, in the test's only thread. */
export class ReaderHere extends EventTarget {
  readonly postMessage: (wish: ListWish | PasteWish) => void
  #isOver = false

  constructor() {
    super()
    const answer = answerWishes((report) => this.#tell(report))
    this.postMessage = (wish) => ('type' in wish ? answer(wish) : this.#tell(answerPaste(wish)))
  }

  #tell(data: ListReport | PasteReport): void {
    if (!this.#isOver) this.dispatchEvent(new MessageEvent('message', { data }))
  }

  terminate(): void {
    this.#isOver = true
  }
}
