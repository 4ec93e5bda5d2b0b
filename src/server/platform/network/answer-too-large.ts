/** An answer from afar was longer than anybody reads. */
export class AnswerTooLarge extends Error {
  constructor(maxBytes: number) {
    super(`the answer is longer than ${maxBytes} bytes`)
    this.name = 'AnswerTooLarge'
  }
}

/** Also where somebody else's error was put around it. */
export function isAnswerTooLarge(error: unknown): boolean {
  return error instanceof AnswerTooLarge || (error instanceof Error && isAnswerTooLarge(error.cause))
}
