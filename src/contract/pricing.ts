/** Price of one image in cents. `languageCount` is floored and clamped to 1..12. Source: docs/specification/money.md#price */
export function pricePerImage(languageCount: number): number {
  const languages = Math.min(12, Math.max(1, Math.floor(languageCount) || 1))
  return 50 + 2 * (languages - 1)
}

/** Price in cents of translating the texts of an image into so many languages. Source: docs/specification/money.md#price */
export function pricePerTranslation(languageCount: number): number {
  return 2 * languageCount
}

/** What a job costs in cents if every image succeeds: the amount held when it starts. */
export function estimateCost(imageCount: number, languageCount: number): number {
  return imageCount * pricePerImage(languageCount)
}

/** How many images of a job a balance in cents can pay for. */
export function affordableImages(balanceCents: number, languageCount: number): number {
  return Math.floor(balanceCents / pricePerImage(languageCount))
}
