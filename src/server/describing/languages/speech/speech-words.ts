/**
 * The kinds of words that tell a text in which its writer speaks, of the task, the file or the rules, from one that says
 * what a picture shows. No kind is a fault by itself: `speaksOfWriter` and its sisters say which of them are when they
 * meet in a sentence. Lists in lower case, separated by spaces: `_` stands for a space, `*` at the end for any ending; a
 * word may be of several kinds.
 */
export interface SpeechWords {
  /** The writer, who is nobody in a picture: pronouns and what only a first person says. */
  self: string
  /** Whoever asked. */
  you: string
  /** No, and what lacks. */
  not: string
  /** No by itself, where the writer says it: to decline, to be against, beyond. */
  refuse: string
  regret: string
  need: string
  /** What a writer does or does not, and people in pictures do as well. */
  help: string
  /** What only a writer does with a picture. */
  describe: string
  /** What was to be written, so called nowhere else. */
  alt: string
  /** What was to be written, and much else. */
  text: string
  /** What is said of writing: words, sentences, tone, fields. */
  writing: string
  picture: string
  /** Before the picture these say where something is, or that there are several, and nothing of the picture itself. */
  within: string
  /** The picture as something that is sent and opened. */
  file: string
  /** Whoever or whatever is in a picture, as only those call it who do not say what it is. */
  object: string
  /** What happens to a picture on its way. */
  arrival: string
  /** How a file is that can not be opened: no by itself. */
  broken: string
  /** What happens to a text: it is given, written, possible. */
  giving: string
  model: string
  policy: string
  /** Texts do so, or are so, by the rules for texts. */
  fulfil: string
  /** How long or what a text has to be. */
  must: string
  ask: string
  /** What readers are told to do with pictures and texts. */
  order: string
  again: string
  /** “As you asked”. */
  asked: string
  /** Those who read texts for their work, and those who ordered them. */
  checker: string
  this: string
  /** What is said in a sentence with one of these a picture says. */
  shows: string
  /** If and when: what follows need not be so. */
  condition: string
  /** “Let me know”: how a writer offers to go on. */
  offer: string
}
