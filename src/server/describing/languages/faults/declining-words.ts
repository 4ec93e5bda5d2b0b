/**
 * The kinds of words by which a model says that it has no picture or will not describe it. Lists in lower case, separated
 * by spaces: `_` stands for a space, `*` for any ending.
 */
export interface DecliningWords {
  /** The writer, who is nobody in a picture. */
  self: string
  not: string
  /** Says of the writer that it can not or will not, without a word of the two lists above. */
  unwilling: string
  /** What it does not do, and what it does not do it with. */
  task: string
  picture: string
  /** What happens to a picture on its way: it arrives, is loaded, is opened. */
  arrival: string
  /** What was to be written. */
  text: string
  /** What happens to such a text: it is given, written, possible. */
  giving: string
  /** What the writer is, and how that is said. */
  model: string
  /** A sentence with one of these is about what a picture shows. */
  shows: string
}
