/** Limits of what is wished of texts. Apart from the others: who signs in does not load them. Source: docs/specification.md#limits */
export const wishLimits = {
  brandCharacters: 100,
  productCharacters: 200,
  avoidedKeywordsCharacters: 500,
  glossaryCharacters: 2_000,
  /** Of what stands before every alt text, and of what stands after it. */
  affixCharacters: 60,
  /** What may be wished as the length of the longest alt text. */
  wishedAltCharacters: { least: 30, most: 1_000 },
} as const
