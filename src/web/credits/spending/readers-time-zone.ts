/** The reader's time zone, for example `Europe/Berlin`. */
export function readersTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}
