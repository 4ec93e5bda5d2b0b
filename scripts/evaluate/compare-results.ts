import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Evaluated, Totals } from './evaluate.ts'

/** Of a file that `evaluate` wrote, what older ones lack. */
const Results = z.array(
  z.looseObject({
    name: z.string(),
    totals: z.looseObject({}),
    sets: z.record(z.string(), z.looseObject({})).default({}),
    results: z.record(z.string(), z.looseObject({ forbiddenWords: z.array(z.string()).default([]) })),
  }),
)

interface ReadResult extends Evaluated {
  /** Its name without its file. */
  variant: string
}

/** The variants of several `results.json`, side by side: each is named after its file, too. */
export async function readResults(files: readonly string[]): Promise<ReadResult[]> {
  const read = files.map(async (file) => {
    // Safe: the schema knows such files by what they have, and `evaluate` wrote the rest.
    const evaluated = Results.parse(JSON.parse(await readFile(file, 'utf8'))) as unknown as Evaluated[]
    return evaluated.map((one) => ({ ...one, variant: one.name, name: `${file}: ${one.name}` }))
  })
  return (await Promise.all(read)).flat()
}

/** A line for each variant but the first: its totals that differ from those of the same variant in an earlier file, else of the first. */
export function compareTotals(evaluated: readonly ReadResult[]): string[] {
  return evaluated.slice(1).map((one, at) => {
    const { totals: before } =
      evaluated.slice(0, at + 1).find(({ variant }) => variant === one.variant) ?? evaluated[0]!
    // Safe: these are the keys of its own type.
    const keys = Object.keys(one.totals) as (keyof Totals)[]
    const changed = keys.filter((key) => one.totals[key] !== before[key])
    const words = changed.map((key) => `${key} ${write(before[key])} → ${write(one.totals[key])}`)
    return `${one.name}: ${words.join(', ') || 'the same totals'}`
  })
}

function write(total: number | null | undefined): string {
  return total === null || total === undefined ? 'unknown' : String(Math.round(total * 10) / 10)
}
