import { readdirSync } from 'node:fs'
import type { Endpoint } from '#contract/endpoint.ts'

const folder = new URL('../endpoints/', import.meta.url)
const files: Record<string, unknown>[] = await Promise.all(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .toSorted()
    .map((file) => import(new URL(file, folder).href)),
)

/** Every call of the contract, once: no list of files that a new one could be missing from. */
export const everyCall: Endpoint[] = [
  ...new Set(files.flatMap((file) => Object.values(file)).filter(isEndpoint)),
]

/** `GET /api/user`. */
export function nameOfCall({ method, url }: Endpoint): string {
  return `${method} ${url}`
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'url' in value
}
