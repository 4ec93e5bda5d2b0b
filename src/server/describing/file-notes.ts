/**
 * What a picture's file says about it, as agencies, museums and press offices record it: names of persons, places and events that
 * cannot be seen. Photographer and credits are not included. Each text is one line without invisible characters; absent: not given.
 */
export interface FileNotes {
  headline?: string
  caption?: string
  persons?: string[]
  /** From the narrowest to the widest. */
  place?: string
  event?: string
  /** Its alt texts, by language (`x-default`: language not given). */
  altTexts?: { language: string; text: string }[]
}
