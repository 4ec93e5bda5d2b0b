/** Only .json and .csv are lists; the name decides, because browsers disagree about the types of both. */
export function isListFile(name: string): boolean {
  return /\.(json|csv)$/i.test(name)
}

/** Who may hold NDJSON in a .json file is asked by reading, not by name: this tells only which reader begins. */
export function isJsonFile(name: string): boolean {
  return /\.json$/i.test(name)
}
