// Writes src/api-v1.ts from the document of API v1. `npm run check` runs it before the type check, `npm pack` before packing.
import { readFileSync, writeFileSync } from 'node:fs'
import { type OpenApi, writePaths } from './write-paths.ts'

const read = readFileSync(new URL('../../../docs/api-v1.json', import.meta.url), 'utf8')
const document: OpenApi = JSON.parse(read)
writeFileSync(new URL('../src/api-v1.ts', import.meta.url), writePaths(document))
