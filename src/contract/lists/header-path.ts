/** The segments of a header for a member of a nested object: `image.formats.large.url`. Other headers have one. */
export function headerPath(header: string): string[] {
  return /^[^\s.]+(?:\.[^\s.]+)+$/.test(header) ? header.split('.') : [header]
}

/** The last segment of a header, without the path that it is nested in. */
export function ownName(header: string): string {
  return headerPath(header).at(-1) ?? header
}
