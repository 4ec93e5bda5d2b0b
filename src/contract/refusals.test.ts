import { expect, test } from 'vitest'
import { type RefusalCode, refusals } from './refusals.ts'
import { describeV1Refusal } from './v1-refusals.ts'

const codes = Object.keys(refusals) as RefusalCode[]

test.for(codes)('the sentences of %s name only what its details have', (code) => {
  for (const entry of [refusals[code], describeV1Refusal(code)]) {
    const details = 'details' in entry ? Object.keys(entry.details?.shape ?? {}) : []
    const amounts = details.flatMap((name) =>
      name.endsWith('Cents') ? [name.slice(0, -'Cents'.length)] : [],
    )
    for (const sentence of [entry.de, entry.en]) {
      const named = [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name)
      expect([...details, ...amounts]).toEqual(expect.arrayContaining(named))
    }
  }
})
