/** The texts of one language as they are judged: where a picture only adorns, its alt text is empty. */
export interface JudgedTexts {
  altText: string
  description: string
}

/** What a rule may need to know besides the texts. */
export interface JudgedFor {
  /** The code as the user chose it. */
  language: string
  filename: string
  keywords: string[]
  /** The texts of the same answer in its other languages. */
  others: readonly JudgedTexts[]
}

interface Manner {
  /** What breaks it must not be delivered; what breaks a soft one is, and somebody should look at it. */
  isHard: boolean
  /** What to do otherwise, for a model: begins after “German: ”. People read the words of the contract. */
  advice: string
}

/** Judges each language by itself. */
export interface RuleOfOne extends Manner {
  /** Is it broken? What is only doubtful is soft, however hard the rule. */
  judge: (texts: JudgedTexts, known: JudgedFor) => boolean | 'doubtful'
  /** A picture of words is described by those words, whatever they are. */
  sparesOwnWords?: true
}

/** Compares the languages with each other. */
export interface RuleOfAll extends Manner {
  /** The languages that break it. */
  compare: (texts: Record<string, JudgedTexts>) => string[]
}

export type Rule = RuleOfOne | RuleOfAll
