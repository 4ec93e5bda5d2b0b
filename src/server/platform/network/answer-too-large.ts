/** A remote answer exceeded the size limit. */
export class AnswerTooLarge extends Error {
  constructor(maxBytes: number) {
    super(`the answer is longer than ${maxBytes} bytes`)
    this.name = 'AnswerTooLarge'
  }
}

/** Also finds it as the cause of another error. */
export function isAnswerTooLarge(error: unknown): boolean {
  return error instanceof AnswerTooLarge || (error instanceof Error && isAnswerTooLarge(error.cause))
}
