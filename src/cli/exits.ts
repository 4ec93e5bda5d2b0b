/** What the program's exit code says. */
export const exits = {
  done: 0,
  /** Findings, or pictures without texts. */
  findings: 1,
  wrongUse: 2,
  /** By the server: token, credit, limits. */
  refused: 3,
  unreachable: 4,
} as const
export type Exit = (typeof exits)[keyof typeof exits]

/** Ends the program with a sentence and an exit code. */
export class Halt extends Error {
  override name = 'Halt'
  readonly exit: Exit

  constructor(exit: Exit, sentence: string) {
    super(sentence)
    this.exit = exit
  }
}

export function wrongUse(sentence: string): Halt {
  return new Halt(exits.wrongUse, sentence)
}
