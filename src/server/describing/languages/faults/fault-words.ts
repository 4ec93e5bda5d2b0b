/**
 * How texts that must not be delivered, or only to be looked at, sound in one language. Patterns hold whatever the case;
 * quotation marks and what stands in them are taken away before, and ’ is '.
 */
export interface FaultWords {
  /** How models repeat what they were asked, or speak to whoever reads their work, in ways that no kinds of words tell. */
  instructions: readonly RegExp[]
  /** Whole texts that stand where one is missing, beside those of the contract, by `|`. */
  shells: string
  /** Said of a text or picture, these make brackets around a whole text a place to fill in: sources of a pattern, by `|`. */
  fillIns: string
  /** Small words, and such of what is missing: with one that is said of a text or picture they make no text. */
  shellWords: string
  /** Words that no text ends with: articles, conjunctions, prepositions that never follow, possessives. */
  unfinished: string
  /** Ends that no text has, where it takes more than the last word to tell. */
  breaksOff: readonly RegExp[]
  /** Ends that a text may have, though their last word is one of `unfinished`. */
  ends: readonly RegExp[]
  /** Sources of patterns, by `|`: how words in lower case of five letters and more never end, however foreign. */
  halfWords: string
  /** Whole words that look like the beginning of a longer one: what people call things for short. */
  clippings: string
  /** Words of one or two letters that a text may end with, beside the language's stop words. */
  shortWords: string
  /** Sources of patterns, by `|`: each says that the writer is not sure. */
  hedges: string
  /** “or”, between two guesses. */
  alternatives: string
  /** Labels before an interpretation or a reason, by `|`. */
  asides: string
  /**
   * What has words of its own, which a description of it repeats: screens, forms, slides, worksheets. Nothing that may be another thing in
   * this language (a window, a message in a bottle). Sources of patterns, by `|`.
   */
  screens: string
}
