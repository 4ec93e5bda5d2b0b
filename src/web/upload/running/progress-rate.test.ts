import { expect, test } from 'vitest'
import { addSample, type RateSample, ratePerMinute, remainingSeconds } from './progress-rate.ts'

function sampled(pairs: [seconds: number, done: number][]): RateSample[] {
  return pairs.reduce<RateSample[]>(
    (samples, [seconds, done]) => addSample(samples, { at: seconds * 1000, done }),
    [],
  )
}

test('an even pace is reported as images per minute', () => {
  expect(
    ratePerMinute(
      sampled([
        [0, 0],
        [5, 10],
        [10, 20],
      ]),
      10_000,
    ),
  ).toBe(120)
})

test('the first seconds tell no rate', () => {
  expect(
    ratePerMinute(
      sampled([
        [0, 0],
        [1, 5],
      ]),
      1_000,
    ),
  ).toBeNull()
  expect(ratePerMinute([], 1_000)).toBeNull()
})

test('a single image gives no rate', () => {
  expect(
    ratePerMinute(
      sampled([
        [0, 0],
        [20, 1],
      ]),
      20_000,
    ),
  ).toBeNull()
})

test('only the last half minute counts', () => {
  const samples = sampled([
    [0, 0],
    [10, 1000],
    [40, 1010],
    [70, 1020],
  ])
  expect(ratePerMinute(samples, 70_000)).toBe(20)
})

test('the rate falls while nothing arrives', () => {
  const samples = sampled([
    [0, 0],
    [10, 20],
  ])
  expect(ratePerMinute(samples, 10_000)).toBe(120)
  expect(ratePerMinute(samples, 20_000)).toBe(60)
})

test('a count that goes back starts over', () => {
  expect(
    sampled([
      [0, 50],
      [10, 3],
    ]),
  ).toEqual([{ at: 10_000, done: 3 }])
})

test('a long run keeps few samples', () => {
  const every100Ms = Array.from({ length: 3_000 }, (_, i): [number, number] => [i / 10, i])
  expect(sampled(every100Ms).length).toBeLessThan(310)
})

test('the remaining time is rounded to readable steps', () => {
  expect(remainingSeconds(11, 60)).toBe(15)
  expect(remainingSeconds(100, 60)).toBe(120)
  expect(remainingSeconds(1_000, 60)).toBe(1_020)
  expect(remainingSeconds(5_000, 60)).toBe(5_400)
  expect(remainingSeconds(0, 60)).toBe(0)
})

test('without a rate no time is promised', () => {
  expect(remainingSeconds(10, null)).toBeNull()
})
