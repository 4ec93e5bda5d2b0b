/**
 * The database keeps no NUL in a text; UTF-16, forms, and JSON by an escape can hold one. The browser leaves it out,
 * too, so that it counts the repeats of a list as the server does.
 */
export function withoutNul(text: string): string {
  return text.includes('\0') ? text.replaceAll('\0', '') : text
}
