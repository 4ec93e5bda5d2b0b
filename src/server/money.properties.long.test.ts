import { expect, mustHappen, test } from './testing/money/money-test.ts'

// `SEED=7 STORIES=10000` runs other stories, and this many.
const stories = Number(process.env.STORIES ?? 500)
const firstSeed = Number(process.env.SEED ?? 1)
const minutes = 60_000

test(`${stories} stories of eight concurrent clients end with every cent where it belongs`, {
  timeout: Math.max(5, stories / 20) * minutes,
}, async ({ playStories }) => {
  const happened = new Set<string>()
  const lacks = () => stories >= 500 && mustHappen.some((what) => !happened.has(what))
  function* seeds() {
    // Some events occur in one of eighty stories: a run that has not had them continues.
    for (let index = 0; index < stories || (index < 3 * stories && lacks()); index += 1)
      yield firstSeed + index
  }
  await playStories(seeds(), happened)
  if (stories >= 500) expect(mustHappen.filter((what) => !happened.has(what))).toEqual([])
})
