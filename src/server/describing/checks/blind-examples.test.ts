import { expect, test } from 'vitest'
import { blindExamples } from '#server/describing/testing/examples/blind-examples.ts'
import { checkAnswer } from './check-answer.ts'

test.each(Object.entries(blindExamples))('%s', (_name, { texts, filename, keywords, breaks }) => {
  const answer = { purpose: 'informative' as const, languageVersions: texts }
  const breaches = checkAnswer(answer, { filename: filename ?? 'picture.jpg', keywords: keywords ?? [] })
  expect([...new Set(breaches.map(({ rule }) => rule))].sort()).toEqual([...breaks].sort())
})
