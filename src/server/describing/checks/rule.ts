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
  keywords: readonly string[]
  purpose: ImagePurpose
  /** The user's own prompt may have asked for what the product's forbids: lists, markup, no full stops. */
  hasOwnPrompt?: boolean
  /** What alt texts should not say; absent: there is nothing. */
  avoidedKeywords?: readonly string[]
  /** How long an alt text should be at most; absent or null: as long as the rule has it. */
  maxAltCharacters?: number | null
  /** The texts of the same answer in its other languages. */
  others: readonly OtherTexts[]
}

/** What is only doubtful is soft, however hard the rule. */
export type Verdict = boolean | 'doubtful'

/** `aside`: the interpretation, and why a picture is decorative. */
export type Field = 'altText' | 'description' | 'aside'

interface Manner {
  /** What breaks it must not be delivered; what breaks a soft one is, and somebody should look at it. */
  isHard: boolean
  /** What to do otherwise, for a model: begins after “German: ”. People read the words of the contract. */
  advice: string
}

/** Judges each text by itself. */
export interface RuleOfText extends Manner {
  fields: readonly Field[]
  judgeText: (text: string, known: JudgedFor, field: Field) => Verdict
  /** The alt text of a picture of words is those words, whatever they are. */
  sparesOwnWords?: true
}

/** Judges alt text and description of a language together. */
export interface RuleOfBoth extends Manner {
  judgeBoth: (texts: JudgedTexts, known: JudgedFor) => Verdict
}

/** Compares the languages with each other. */
export interface RuleOfAll extends Manner {
  /** The languages that break it. */
  compare: (texts: Record<string, JudgedTexts>) => string[]
}

export type Rule = RuleOfText | RuleOfBoth | RuleOfAll
