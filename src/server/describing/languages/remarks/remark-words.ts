/**
 * The kinds of words that tell a remark on a text from what the text says: that something was left out, how long it is,
 * which rule was followed, that another one is to be had. Lists as those of `SpeechWords`: `_` stands for a space, `*` at
 * the end for any ending; a word may be of several kinds.
 */
export interface RemarkWords {
  /** What was done with a text, as what was done is said: “shortened”, “left out”. People in pictures do some of it. */
  edit: string
  /** What only a writer says of a text, in the first person and in one word, where a language has such words. */
  mine: string
  /** How writers are told what to do and what not, as no text begins that says what is seen. */
  tell: string
  /** What a text consists of and is called after. */
  craft: string
  /** How long a text may be. */
  limit: string
  /** By what a text was written or judged. */
  rule: string
  /** How another text would be, or that it is another. */
  better: string
  /** With what an answer is handed over, and no text begins. */
  turn: string
  /** The one before this, and which this one is. */
  attempt: string
  /** What would stand here. */
  would: string
  /** “Nothing but text”. */
  only: string
  /** To see, as a faculty. */
  sight: string
  /** Machines that answer, and what is asked of them. */
  service: string
  /** How they do not. */
  failed: string
  /** That something is still to come. */
  pending: string
  /** A text that only fills a place. */
  sample: string
  /** What is to be filled in: who does what, and where. */
  slot: string
  /** What pictures are, whatever they show. */
  generic: string
  /** Whose pictures they are, and from where: what says nothing of what they show. */
  whose: string
  /** What says of a picture only that there is something. */
  anything: string
  /** That somebody is still to look into it. */
  verify: string
  /** “If you like”: with what an offer begins. */
  wish: string
  /** What programs say when something has failed, and do not say what. */
  mishap: string
  /** That somebody will write the text, or where it will stand. */
  promised: string
  /** What texts are called where they are still missing. */
  content: string
}
