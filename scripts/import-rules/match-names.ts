/**
 * Whether a name matches a list of patterns: the last matching pattern decides, and one with a leading `!` excludes names again. `*`
 * matches within one path segment, `**` across segments, `{a,b}` either.
 */
export function matcherOf(patterns: readonly string[]): (name: string) => boolean {
  const steps = patterns.map((pattern) => {
    const takesOut = pattern.startsWith('!')
    return { takesOut, form: formOf(takesOut ? pattern.slice(1) : pattern) }
  })
  return (name) => {
    const last = steps.findLast(({ form }) => form.test(name))
    return last !== undefined && !last.takesOut
  }
}

const signs: Record<string, string> = {
  '**/': '(?:.*/)?',
  '**': '.*',
  '*': '[^/]*',
  '{': '(?:',
  ',': '|',
  '}': ')',
}

function formOf(pattern: string): RegExp {
  const source = pattern.replaceAll(
    /\*\*\/|\*\*|[*{,}]|[.$+^()[\]|\\?]/g,
    (sign) => signs[sign] ?? `\\${sign}`,
  )
  return new RegExp(`^${source}$`)
}
