import { expect, test } from 'vitest'
import { limitAtOnce } from './limit-at-once.ts'

const take = (places: ReturnType<typeof limitAtOnce>, userId: number) => {
  const place = places.take(userId)
  return 'full' in place ? place.full : place.release
}

test('a user has a limited number of places, until one is released', () => {
  const places = limitAtOnce({ perUser: 2, perProcess: 10 })
  const release = take(places, 1) as () => void
  take(places, 1)
  expect(take(places, 1)).toBe('user')
  release()
  expect(take(places, 1)).toBeTypeOf('function')
})

test('others find a place while one user has all of theirs, until the process is full', () => {
  const places = limitAtOnce({ perUser: 2, perProcess: 3 })
  take(places, 1)
  take(places, 1)
  expect(take(places, 2)).toBeTypeOf('function')
  expect(take(places, 3)).toBe('process')
})

test('a place released twice is given back once', () => {
  const places = limitAtOnce({ perUser: 1, perProcess: 1 })
  const release = take(places, 1) as () => void
  release()
  take(places, 2)
  release()
  expect(take(places, 3)).toBe('process')
})
