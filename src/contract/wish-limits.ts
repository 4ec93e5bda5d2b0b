/** Limits of text wishes. Separate from the others: sign-in does not load them. Source: docs/specification/bounds.md#limits */
export const wishLimits = {
  brandCharacters: 100,
  productCharacters: 200,
  avoidedKeywordsCharacters: 500,
  glossaryCharacters: 2_000,
  /** Of the text placed before every alt text, and of the text placed after it. */
  affixCharacters: 60,
  /** The range for the wished length of the longest alt text. */
  wishedAltCharacters: { least: 30, most: 1_000 },
} as const
