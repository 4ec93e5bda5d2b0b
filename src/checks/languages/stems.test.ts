import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from './languages.ts'

// Words with the stems that snowball-stemmers 0.6.0 gives them: own words, and two with each ending of its tables.
test.each([
  ['czech', 'cz'],
  ['english', 'en'],
  ['german', 'de'],
  ['hungarian', 'hu'],
  ['italian', 'it'],
  ['slovene', 'sl'],
  ['spanish', 'es'],
])('%s words get the stems of Snowball', (name, code) => {
  const { stem } = languages.get(code)!.forms
  const lines = readFileSync(join(import.meta.dirname, `testing/stems/${name}.txt`), 'utf8')
  const vectors = lines
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
  expect(vectors.length).toBeGreaterThan(50)
  expect(vectors.map(([word = '']) => [word, stem(word)])).toEqual(vectors)
})
