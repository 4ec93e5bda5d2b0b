import { vi } from 'vitest'
import { drawControl } from '#server/describing/providers/draw-control.ts'
import { callsPerPicture, checkAnswerStory, isCalm } from './check-answer-story.ts'
import { createRandom, drawAnswerStory } from './draw-answer-story.ts'
import { playAnswerStory } from './play-answer-story.ts'

/** Plays the story of each seed, and throws what repeats the first one that goes wrong. Answers what has happened in them. */
export async function playAnswerStories(seeds: Iterable<number>) {
  // Drawn outside virtual time.
  await drawControl()
  const happened = new Set<string>()
  let mostCallsPerPicture = 0
  for (const seed of seeds) {
    const random = vi.spyOn(Math, 'random').mockImplementation(createRandom(seed))
    const story = drawAnswerStory(seed)
    const played = await playAnswerStory(story).finally(() => random.mockRestore())
    const wrong = checkAnswerStory(story, played)
    if (wrong.length > 0) {
      const repeat = `SEED=${seed} STORIES=1 npm run test:long -- answer-stories`
      throw new Error([repeat, ...wrong, JSON.stringify(story)].join('\n'))
    }
    for (const { end } of played.calls) happened.add(end)
    for (const { reason } of played.pauses) happened.add(reason)
    for (const reply of played.fates.values()) if (reply.outcome === 'failed') happened.add(reply.fault.code)
    if (isCalm(story)) mostCallsPerPicture = Math.max(mostCallsPerPicture, callsPerPicture(story, played))
  }
  return { happened, mostCallsPerPicture }
}
