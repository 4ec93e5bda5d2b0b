/** The segments of a header that names a member of a nested object: `image.formats.large.url`. Others have one. */
export function headerPath(header: string): string[] {
  return /^[^\s.]+(?:\.[^\s.]+)+$/.test(header) ? header.split('.') : [header]
}

/** What a header calls its own column, whatever it is nested in. */
export function ownName(header: string): string {
  return headerPath(header).at(-1) ?? header
}
