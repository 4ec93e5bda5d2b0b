// Writes Biome's rules for the walls from the table in walls.ts; the test of walls holds that they agree.
import { writeFileSync } from 'node:fs'
import { makeWallRules } from './make-wall-rules.ts'

// A rule a line: laid out in full they would be thousands of lines.
const lines = makeWallRules().overrides.map((rule) => `    ${JSON.stringify(rule)}`)
writeFileSync('biome.walls.json', `{\n  "overrides": [\n${lines.join(',\n')}\n  ]\n}\n`)
