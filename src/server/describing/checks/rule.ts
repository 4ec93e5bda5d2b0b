import type { ImagePurpose } from '#contract/entities/image.ts'

/** The texts of one language as they are judged: where a picture only adorns, its alt text is empty. */
export interface JudgedTexts {
  altText: string
  description: string
}

export interface OtherTexts extends JudgedTexts {
  /** The code as the user chose it. */
  language: string
}

/** What a rule may need to know besides the texts. */
export interface JudgedFor {
  /** The code as the user chose it. */
  language: string
  filename: string
  keywords: string[]
  purpose: ImagePurpose
  /** Signs of markup may be what the picture shows. */
  mayBeCode: boolean
  /** What alt texts should not say; absent: there is nothing. */
  avoidedKeywords?: readonly string[]
  /** How long an alt text should be at most; absent or null: as long as the rule has it. */
  maxAltCharacters?: number | null
  /** The texts of the same answer in its other languages. */
  others: readonly OtherTexts[]
}

/** What is only doubtful is soft, however hard the rule. */
export type Verdict = boolean | 'doubtful'

interface Manner {
  /** What breaks it must not be delivered; what breaks a soft one is, and somebody should look at it. */
  isHard: boolean
  /** What to do otherwise, for a model: begins after “German: ”. People read the words of the contract. */
  advice: string
}

/** Judges each language by itself. */
export interface RuleOfOne extends Manner {
  judge: (texts: JudgedTexts, known: JudgedFor) => Verdict
  /** What stands beside the texts: the interpretation, and why a picture is decorative. */
  judgeAside?: (text: string, known: JudgedFor) => Verdict
  /** A picture of words is described by those words, whatever they are. */
  sparesOwnWords?: true
  /** Whether what breaks it in a description may be what a screen says that is described: then it is only doubtful. Absent: it may not. */
  mayBeTold?: (description: string) => boolean
}

/** Compares the languages with each other. */
export interface RuleOfAll extends Manner {
  /** The languages that break it. */
  compare: (texts: Record<string, JudgedTexts>) => string[]
}

export type Rule = RuleOfOne | RuleOfAll
