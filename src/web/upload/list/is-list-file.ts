/** Only .json and .csv are lists; the name decides, because browsers disagree about the types of both. */
export function isListFile(name: string): boolean {
  return /\.(json|csv)$/i.test(name)
}

/** By its name; what holds the other kind is refused (`misnaming`). */
export function isJsonFile(name: string): boolean {
  return /\.json$/i.test(name)
}
