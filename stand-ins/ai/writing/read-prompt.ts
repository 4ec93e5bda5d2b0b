/** The lines of a user text that say something about the picture. */
export interface Material {
  context: string
  keywords: string[]
  fileName: string
  /** What the picture is on its page: `link`, `chart`, `decorative` … */
  role: string
  linkTarget: string
  /** Characters that an alt text should have at most; null: nothing is said. */
  longestAltText: number | null
  /** Language names by their key in the schema. */
  languages: Map<string, string>
}

/** Reads lines like `Keywords: a, b, c`; what is not there is empty. */
export function readPrompt(text: string): Material {
  const find = (label: RegExp) =>
    text
      .split('\n')
      .map((line) => label.exec(line)?.[1]?.trim() ?? '')
      .find((value) => value !== '') ?? ''
  const languages = split(find(/^languages:(.*)$/i)).map((pair) => pair.split(/\s*=\s*/))
  return {
    context: find(/^context:(.*)$/i),
    keywords: split(find(/^keywords:(.*)$/i)),
    fileName: find(/^file ?name:(.*)$/i),
    role: find(/^role:(.*)$/i),
    linkTarget: find(/^link target:(.*)$/i),
    longestAltText: Number.parseInt(find(/^longest alt text:(.*)$/i), 10) || null,
    languages: new Map(languages.map(([key = '', name = key]) => [key, name])),
  }
}

function split(list: string): string[] {
  return list
    .split(',')
    .map((term) => term.trim())
    .filter((term) => term !== '')
}
