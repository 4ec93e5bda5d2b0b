// Soft hyphens, directional marks and overrides, zero-width blanks, and the tag characters that spell invisible text. The joiners
// U+200C and U+200D stay, because emoji and Persian need them.
const hidden =
  /[\u{ad}\u{61c}\u{180e}\u{200b}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2060}-\u{206f}\u{feff}\u{e0000}-\u{e007f}]/gu

/** Removes invisible characters that would make a text read differently from what is sent. */
export function withoutHidden(text: string): string {
  return text.replace(hidden, '')
}
