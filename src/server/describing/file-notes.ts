/**
 * What a picture's file says of it, as agencies, museums and press offices write it in: names of persons, places and events that
 * nobody can see. Who took it or is credited is not among it. Each text is one line, without what nobody sees; absent: unsaid.
 */
export interface FileNotes {
  headline?: string
  caption?: string
  persons?: string[]
  /** From the narrowest to the widest. */
  place?: string
  event?: string
  /** What it says to who can't see it, in each language that it says it in (`x-default`: it does not say which). */
  altTexts?: { language: string; text: string }[]
}
