import { parseSync } from 'vite'
import { makeRules } from './make-rules.ts'
import { matcherOf } from './match-names.ts'

/** A forbidden import. */
export interface Violation {
  /** One-based. */
  line: number
  /** The specifier, as in the file. */
  named: string
  because: string
}

const rules = makeRules().map(({ files, patterns }) => ({
  isFor: matcherOf(files),
  closed: patterns.map(({ group, message }) => ({ isClosed: matcherOf(group), message })),
}))

/** The imports of a file that are forbidden at its path: static, dynamic and type imports, and re-exports. */
export function findViolations(path: string, text: string): Violation[] {
  const rule = rules.findLast(({ isFor }) => isFor(path))
  if (!rule) return []
  return importsIn(path, text).flatMap(({ named, start }) => {
    const closed = rule.closed.find(({ isClosed }) => isClosed(named))
    if (!closed) return []
    return { line: text.slice(0, start).split('\n').length, named, because: closed.message }
  })
}

function importsIn(path: string, text: string): { named: string; start: number }[] {
  const { module } = parseSync(path, text)
  const sources = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest ?? [])),
  ]
  // Inline type imports, which the parser does not report.
  const inPlace = [...text.matchAll(/\bimport\(\s*(['"`])(.*?)\1/g)]
  return [
    ...sources.map(({ value, start }) => ({ named: value, start })),
    ...inPlace.map(({ 2: named = '', index }) => ({ named, start: index })),
  ]
}
