/** Zero-width spaces, soft hyphens, marks of order, and letters that only machines read. */
const invisible =
  /[\u00AD\u180E\u200B\u2028\u2029\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB]|[\u{E0000}-\u{E007F}]/gu

/** These join and part letters in scripts of Asia, and set the order of those that run from right to left. */
const joiners = /[\u200C-\u200F]/gu
const needsJoiners =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Malayalam}\p{Script=Kannada}\p{Script=Telugu}\p{Script=Sinhala}\p{Extended_Pictographic}]/u

/** Takes away characters that nobody sees and that screen readers stumble over. */
export function dropInvisible(text: string): string {
  const seen = text.replace(invisible, '')
  return needsJoiners.test(seen) ? seen : seen.replace(joiners, '')
}
