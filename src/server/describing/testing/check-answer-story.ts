import { type AnswerStory, isOfOwner, type ProviderTrouble } from './draw-answer-story.ts'
import type { PlayedStory } from './play-answer-story.ts'

/** So long after its end a trouble may still pause a job: until the next probe, the next control question, the end of a named wait. */
const echoMs = { outage: 40_000, money: 65_000, key: 65_000, rate: 10 * 60_000 } satisfies Record<
  ProviderTrouble['kind'],
  number
>
const mostOwnCalls = 6
/** Where a server says of a picture what means the key: until the next control question, where one call is under way at a time. */
const mostDoubtfulCalls = 20
const mostCallsPerPicture = 1.15
const ownCodes = new Set(['refused_by_ai', 'damaged', 'too_large_for_ai'])

/** Nothing is wrong but one picture in fifty. */
export function isCalm(story: AnswerStory): boolean {
  return (
    !hasDoubtfulFaults(story) &&
    story.servers.every(({ troubles, mostUnderWay }) => troubles.length === 0 && mostUnderWay === Infinity)
  )
}

/** Of some pictures its servers say what means the key. */
function hasDoubtfulFaults({ servers }: AnswerStory): boolean {
  return servers.some(({ faulty }) => [...faulty.values()].some(isOfOwner))
}

/** Control questions count, too. */
export function callsPerPicture({ pictures }: AnswerStory, { calls }: PlayedStory): number {
  return calls.length / pictures
}

/** What must not happen in a story, and did. */
export function checkAnswerStory(story: AnswerStory, played: PlayedStory): string[] {
  const wrong = [...findLostKeys(story, played), ...findWrongFates(story, played)]
  if (!played.hasEnded) wrong.push('it does not end')
  const ownCalls = countOwnCalls(played)
  const most = hasDoubtfulFaults(story) ? mostDoubtfulCalls : mostOwnCalls
  if (ownCalls > most) wrong.push(`${ownCalls} calls for a picture at fault`)
  // That no key and no other picture is lost comes before haste.
  if (hasDoubtfulFaults(story)) return wrong
  const perPicture = callsPerPicture(story, played)
  if (isCalm(story) && perPicture > mostCallsPerPicture) wrong.push(`${perPicture} calls per picture`)
  return [...wrong, ...findWrongPauses(story, played)]
}

function findLostKeys({ servers }: AnswerStory, { refusedKeys }: PlayedStory): string[] {
  const wasWithdrawn = (server: string, at: number) =>
    servers.some(
      ({ name, troubles }) =>
        name === server && troubles.some(({ kind, from }) => kind === 'key' && from <= at),
    )
  return refusedKeys
    .filter(({ server, at }) => !wasWithdrawn(server, at))
    .map(({ server, at }) => `the key of ${server} is given up at ${at}`)
}

function findWrongFates({ servers }: AnswerStory, { fates }: PlayedStory): string[] {
  const wrong: string[] = []
  for (const [picture, reply] of fates) {
    if (reply.outcome === 'answered') continue
    const { code } = reply.fault
    const isAtFault = servers.every(({ faulty }) => faulty.has(picture))
    if (!isAtFault || !ownCodes.has(code))
      wrong.push(`picture ${picture}, ${isAtFault ? '' : 'not '}at fault, fails with ${code}`)
  }
  return wrong
}

/** So many calls one server answered for what is a picture's own, of the picture with most of them. */
function countOwnCalls({ calls }: PlayedStory): number {
  const counts = new Map<string, number>()
  for (const { server, picture, end } of calls) {
    const name = `${server} ${picture}`
    if (end === 'own') counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return Math.max(0, ...counts.values())
}

function findWrongPauses({ servers }: AnswerStory, { pauses }: PlayedStory): string[] {
  const mayPause = (from: number, at: number) =>
    servers.some(
      ({ troubles, mostUnderWay }) =>
        mostUnderWay < Infinity ||
        troubles.some((trouble) => trouble.from <= at && from <= trouble.to + echoMs[trouble.kind]),
    )
  return pauses
    .filter(({ from, at }) => !mayPause(from, at))
    .map(({ picture, at, reason }) => `the job pauses at ${at} for picture ${picture}: ${reason}`)
}
