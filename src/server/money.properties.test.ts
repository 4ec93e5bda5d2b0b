import { expect, mustHappen, test } from './testing/money/money-test.ts'

/** Rare events happen in these, and common ones in the first dozen. */
const rich = [280, 101, 127, 185, 273, 117, 89, 76, 53, 358, 377, 193, 254]
const seeds = [...Array.from({ length: 12 }, (_, index) => index + 1), ...rich]

/** Only if two operations coincide: the long run covers it. */
const byLuck = [
  'chunk with copies left to make',
  'chunks taken over',
  'copied before',
  'retry 202',
  'shares what is undecided',
  'written before',
]

test('stories of eight concurrent clients end with every cent where it belongs', async ({ playStories }) => {
  const happened = new Set<string>()
  await playStories(seeds, happened)
  expect(mustHappen.filter((what) => !happened.has(what) && !byLuck.includes(what))).toEqual([])
})
