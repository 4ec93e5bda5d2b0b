/** Where the reader's days begin and end, as `Europe/Berlin`. */
export function readersTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}
