// Soft hyphens, directional marks and overrides, zero-width blanks, and the tag characters that spell invisible text. The joiners
// U+200C and U+200D stay, because emoji and Persian need them.
const hidden =
  /[\u{ad}\u{61c}\u{180e}\u{200b}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2060}-\u{206f}\u{feff}\u{e0000}-\u{e007f}]/gu

/** Removes invisible characters that would make a text read differently from what is sent. */
export function withoutHidden(text: string): string {
  return text.replace(hidden, '')
}

/**
 * The database keeps no NUL in a text; UTF-16, forms, and JSON by an escape can hold one. The browser leaves it out,
 * too, so that it counts the repeats of a list as the server does.
 */
export function withoutNul(text: string): string {
  return text.includes('\0') ? text.replaceAll('\0', '') : text
}
