import type { ImagePurpose } from '#contract/entities/image.ts'

/** The texts of one language to check; a decorative picture has an empty alt text. */
export interface JudgedTexts {
  altText: string
  description: string
}

export interface OtherTexts extends JudgedTexts {
  /** The code as the user chose it. */
  language: string
}

/** What a rule may need to know in addition to the texts. */
export interface JudgedFor {
  /** The code as the user chose it. */
  language: string
  keywords: readonly string[]
  purpose: ImagePurpose
  /** Whether the user's own prompt is used; it may ask for what ours forbids: lists, markup, no full stops. */
  hasOwnPrompt?: boolean
  /** Words that alt texts should avoid; absent if there are none. */
  avoidedKeywords?: readonly string[]
  /** The maximum length of an alt text; absent or null: the rule's default. */
  maxAltCharacters?: number | null
  /** The texts of the same answer in its other languages. */
  others: readonly OtherTexts[]
}

/** A doubtful breach is soft, even of a hard rule. */
export type Verdict = boolean | 'doubtful'

/** `aside`: the interpretation, and the reason why a picture is decorative. */
export type Field = 'altText' | 'description' | 'aside'

interface Manner {
  /** Whether breaches must not be delivered. Texts that break a soft rule are delivered and should be reviewed. */
  isHard: boolean
  /** What the model should do differently; follows “German: ”. Users read the sentences of the contract instead. */
  advice: string
}

/** Checks each text by itself. */
export interface RuleOfText extends Manner {
  fields: readonly Field[]
  judgeText: (text: string, known: JudgedFor, field: Field) => Verdict
  /** Skips the alt text of a picture of words, which is those words, whatever they are. */
  sparesOwnWords?: true
}

/** Checks alt text and description of a language together. */
export interface RuleOfBoth extends Manner {
  judgeBoth: (texts: JudgedTexts, known: JudgedFor) => Verdict
}

/** Compares the languages with each other. */
export interface RuleOfAll extends Manner {
  /** Returns the languages that break the rule. */
  compare: (texts: Record<string, JudgedTexts>) => string[]
}

export type Rule = RuleOfText | RuleOfBoth | RuleOfAll
