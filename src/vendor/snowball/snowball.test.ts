import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CzechStemmer } from './czech.ts'
import { EnglishStemmer } from './english.ts'
import { GermanStemmer } from './german.ts'
import { HungarianStemmer } from './hungarian.ts'
import { ItalianStemmer } from './italian.ts'
import { SloveneStemmer } from './slovene.ts'
import { SpanishStemmer } from './spanish.ts'

// Words with the stems that snowball-stemmers 0.6.0 gives them: own words, and two with each ending of the tables.
test.each([
  ['czech', CzechStemmer],
  ['english', EnglishStemmer],
  ['german', GermanStemmer],
  ['hungarian', HungarianStemmer],
  ['italian', ItalianStemmer],
  ['slovene', SloveneStemmer],
  ['spanish', SpanishStemmer],
])('%s words get the stems that the package gave them', (language, Stemmer) => {
  const stemmer = new Stemmer()
  const lines = readFileSync(join(import.meta.dirname, `testing/vectors/${language}.txt`), 'utf8')
  const vectors = lines
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
  expect(vectors.length).toBeGreaterThan(50)
  expect(vectors.map(([word = '']) => [word, stemmer.stemOf(word)])).toEqual(vectors)
})
