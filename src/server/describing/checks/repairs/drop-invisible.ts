/** Zero-width spaces, soft hyphens, directional marks, and tag characters that only machines read. */
const invisible =
  /[\u00AD\u180E\u200B\u2028\u2029\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB]|[\u{E0000}-\u{E007F}]/gu

/** Joiners that Asian scripts need, and the marks that set the direction of right-to-left scripts. */
const joiners = /[\u200C-\u200F]/gu
const needsJoiners =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Malayalam}\p{Script=Kannada}\p{Script=Telugu}\p{Script=Sinhala}\p{Extended_Pictographic}]/u

/** Removes invisible characters, which screen readers stumble over. */
export function dropInvisible(text: string): string {
  const seen = text.replace(invisible, '')
  return needsJoiners.test(seen) ? seen : seen.replace(joiners, '')
}
