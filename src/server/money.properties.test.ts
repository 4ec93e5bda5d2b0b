import { expect, mustHappen, test } from './testing/money/money-test.ts'

/** In these happens what is rare, and in the first dozen what is common. */
const rich = [280, 101, 127, 185, 273, 117, 89, 76, 53, 358, 377, 193, 254]
const seeds = [...Array.from({ length: 12 }, (_, index) => index + 1), ...rich]

/** Only where two meet in the same moment: the long run has it. */
const byLuck = [
  'chunk with copies left to make',
  'chunks taken over',
  'copied before',
  'retry 202',
  'shares what is undecided',
  'written before',
]

test('stories of eight clients at once end with every cent where it belongs', async ({ playStories }) => {
  const happened = new Set<string>()
  await playStories(seeds, happened)
  expect(mustHappen.filter((what) => !happened.has(what) && !byLuck.includes(what))).toEqual([])
})
