/** What all processes know of the control question: the picture of the key's test, asked with the same key in the same form. */
export interface Control {
  /** Null: it was never asked. */
  askedAt: number | null
  /** Null: it is under way, or its answer proved nothing. */
  outcome: ControlOutcome | null
  /** Whose call it is. */
  holder: string | null
  /** What the server had said that made it necessary, cleaned for people. */
  said: string | null
}

/** `key_refused`: it failed because of the key. */
export type ControlOutcome = 'passed' | 'failed' | 'key_refused'

export const noControl: Control = { askedAt: null, outcome: null, holder: null, said: null }
