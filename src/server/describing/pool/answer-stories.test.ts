import { expect, test } from 'vitest'
import { playAnswerStories } from '#server/describing/testing/play-answer-stories.ts'

/** In each of these a picture once failed for a key that was withdrawn or for an outage, or was asked about without end. */
const rich = [28, 35, 71, 106, 145, 161, 190, 253, 2326, 2439]
const seeds = [...Array.from({ length: 20 }, (_, index) => index + 1), ...rich]

test('stories ascribe what servers answer to whose fault it is', async () => {
  const { happened, mostCallsPerPicture } = await playAnswerStories(seeds)
  expect(mostCallsPerPicture).toBeGreaterThan(1)
  expect([...happened]).toEqual(expect.arrayContaining(['own', 'outage', 'rate', 'money', 'key']))
})
