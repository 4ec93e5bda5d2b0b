import type { Table } from './list-tables.ts'

/** Sorts tables so that each comes after those its foreign keys reference. Throws if the references are circular. */
export function orderByReferences(tables: Table[]): Table[] {
  const ordered: Table[] = []
  let waiting = tables
  while (waiting.length > 0) {
    const names = new Set(waiting.map(nameOf))
    const free = waiting.filter(({ references }) => !references.some((name) => names.has(name)))
    if (free.length === 0) throw new Error(`These tables refer to each other: ${[...names].join(', ')}.`)
    ordered.push(...free)
    waiting = waiting.filter((table) => !free.includes(table))
  }
  return ordered
}

export function nameOf({ schema, name }: Pick<Table, 'schema' | 'name'>): string {
  return `${schema}.${name}`
}
