/**
 * Whether a name fits a list of patterns: the last one that fits decides, and one that begins with `!` takes names out
 * again. `*` stands for anything within one step of a path, `**` for any steps, `{a,b}` for either.
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
