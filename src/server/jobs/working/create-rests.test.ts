import { expect, test } from 'vitest'
import { createRests } from './create-rests.ts'

test('each job rests by itself, as long as the longest of its rests, and never longer than a minute', () => {
  let time = 0
  const rests = createRests(() => time)
  rests.add(1, 10_000)
  rests.add(1, 5_000)
  rests.add(2, 3_600_000)
  expect(rests.current()).toEqual([1, 2])
  time = 10_000
  expect(rests.current()).toEqual([2])
  time = 60_000
  expect(rests.current()).toEqual([])
})
