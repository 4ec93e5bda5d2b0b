import { expect, test } from 'vitest'
import { createPlacesInLine } from './create-places-in-line.ts'

const never = new AbortController().signal
const nobodyWaits = { perUser: 0, perProcess: 0 }

async function enter(places: ReturnType<typeof createPlacesInLine>, userId: number, signal = never) {
  const place = await places.enter(userId, signal)
  if ('full' in place) throw new Error(`full: ${place.full}`)
  return place.release
}

test('callers without a place wait for one, and callers without a place in the line are refused', async () => {
  const places = createPlacesInLine({ perUser: 1, perProcess: 2 }, { perUser: 1, perProcess: 2 })
  const release = await enter(places, 1)
  const second = enter(places, 1)
  expect(await places.enter(1, never)).toEqual({ full: 'user' })
  release()
  ;(await second)()
  ;(await enter(places, 1))()
  const none = createPlacesInLine({ perUser: 1, perProcess: 1 }, nobodyWaits)
  await enter(none, 1)
  expect(await none.enter(2, never)).toEqual({ full: 'user' })
})

test('a user with many in line does not delay another one', async () => {
  const places = createPlacesInLine({ perUser: 2, perProcess: 2 }, { perUser: 10, perProcess: 20 })
  const order: number[] = []
  const releases = [await enter(places, 1), await enter(places, 1)]
  const coming = [1, 1, 1, 2, 2].map((userId) =>
    enter(places, userId).then((release) => {
      order.push(userId)
      release()
    }),
  )
  releases[0]!()
  await Promise.all(coming)
  // The second place of user 1 is still taken: a user without places is next.
  expect(order).toEqual([2, 2, 1, 1, 1])
})

test('a caller that gives up waiting leaves the line and blocks nobody', async () => {
  const places = createPlacesInLine({ perUser: 1, perProcess: 1 }, { perUser: 1, perProcess: 1 })
  const release = await enter(places, 1)
  const enough = new AbortController()
  const second = places.enter(2, enough.signal)
  enough.abort(new Error('enough'))
  await expect(second).rejects.toThrow('enough')
  const third = enter(places, 3)
  release()
  expect(await third).toBeTypeOf('function')
})
