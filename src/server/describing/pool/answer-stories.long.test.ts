import { expect, test } from 'vitest'
import { playAnswerStories } from '#server/describing/testing/play-answer-stories.ts'

// `SEED=7 STORIES=10000` runs other stories, and this many.
const stories = Number(process.env.STORIES ?? 1_000)
const firstSeed = Number(process.env.SEED ?? 1)
const minutes = 60_000

/** What would prove nothing if it never happened. */
const mustHappen = ['described', 'own', 'outage', 'rate', 'money', 'key'].concat(
  ['refused_by_ai', 'damaged', 'too_large_for_ai'],
  ['keys_refused', 'provider_rejects', 'providers_down'],
)

test(`${stories} stories ascribe what servers answer to whose fault it is`, {
  timeout: Math.max(5, stories / 200) * minutes,
}, async () => {
  const seeds = Array.from({ length: stories }, (_, index) => firstSeed + index)
  const { happened, mostCallsPerPicture } = await playAnswerStories(seeds)
  console.info(`${stories} stories; ${mostCallsPerPicture.toFixed(3)} calls per picture at most`)
  if (stories >= 1_000) expect(mustHappen.filter((what) => !happened.has(what))).toEqual([])
})
