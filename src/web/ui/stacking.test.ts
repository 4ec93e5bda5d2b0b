import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '..')
const isNumber = /(?<![\w-])-?z-(?:\d|\[)|z-index:\s*-?\d|zIndex/

test('every z-index is a name of the scale in tokens.css', () => {
  const files = globSync('**/*.{ts,tsx,css,html}', { cwd: web }).filter((file) => !/\.test\.tsx?$/.test(file))
  const found = files.flatMap((file) =>
    readFileSync(join(web, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (isNumber.test(line) ? [`${file}:${index + 1}`] : [])),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(found).toEqual([])
})
