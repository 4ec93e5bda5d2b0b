// Soft hyphens, marks and overrides of direction, blanks without width, and the tags that spell text nobody sees. What emoji and
// Persian are written with, the joiners U+200C and U+200D, stays.
const hidden =
  /[\u{ad}\u{61c}\u{180e}\u{200b}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2060}-\u{206f}\u{feff}\u{e0000}-\u{e007f}]/gu

/** A text without the characters that nobody sees and that make it read otherwise than it is: what people check is what is sent. */
export function withoutHidden(text: string): string {
  return text.replace(hidden, '')
}
