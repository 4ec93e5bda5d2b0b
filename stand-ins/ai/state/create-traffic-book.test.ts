import { expect, test } from 'vitest'
import { createTrafficBook } from './create-traffic-book.ts'

function startBook(second = 1_000) {
  let time = second * 1_000
  const book = createTrafficBook(() => time)
  return { book, pass: (ms: number) => (time += ms) }
}

test('the mean under way is weighted by time, second by second', () => {
  const { book, pass } = startBook()
  book.arrive()
  book.admit()
  pass(500)
  book.arrive()
  book.admit()
  pass(1_000)
  book.leave(true, 200)
  pass(500)
  book.leave(true, 200)
  expect(book.read()).toEqual([
    { second: 1_000, arrived: 2, refused: 0, answered: 0, meanUnderWay: 1.5, peakUnderWay: 2, limit: null },
    { second: 1_001, arrived: 0, refused: 0, answered: 1, meanUnderWay: 1.5, peakUnderWay: 2, limit: null },
    { second: 1_002, arrived: 0, refused: 0, answered: 1, meanUnderWay: 1, peakUnderWay: 1, limit: null },
  ])
})

test('a second in which nothing happens is there too', () => {
  const { book, pass } = startBook()
  book.admit()
  pass(3_200)
  expect(book.read().map(({ second, meanUnderWay }) => [second, meanUnderWay])).toEqual([
    [1_000, 1],
    [1_001, 1],
    [1_002, 1],
    [1_003, 1],
  ])
})

test('a refused call is never under way', () => {
  const { book, pass } = startBook()
  book.setLimit(0)
  book.arrive()
  book.leave(false, 429)
  pass(100)
  expect(book.read()).toEqual([
    { second: 1_000, arrived: 1, refused: 1, answered: 0, meanUnderWay: 0, peakUnderWay: 0, limit: 0 },
  ])
})

test('each second keeps the limit of its end', () => {
  const { book, pass } = startBook()
  book.setLimit(4)
  pass(2_500)
  book.setLimit(2)
  pass(1_000)
  expect(book.read().map(({ limit }) => limit)).toEqual([4, 4, 2, 2])
})

test('15 minutes are kept, also over a long silence', () => {
  const { book, pass } = startBook()
  book.admit()
  for (let index = 0; index < 2_000; index += 1) {
    pass(1_000)
    book.arrive()
  }
  expect(book.read()).toHaveLength(900)
  pass(86_400_000)
  const kept = book.read()
  expect(kept.length).toBeGreaterThanOrEqual(900)
  expect(kept.length).toBeLessThanOrEqual(901)
  expect(kept.every(({ meanUnderWay, arrived }) => meanUnderWay === 1 && arrived === 0)).toBe(true)
  expect(kept.at(-1)?.second).toBe(1_000 + 2_000 + 86_400)
})

test('what is forgotten leaves the calls that are under way', () => {
  const { book, pass } = startBook()
  book.arrive()
  book.admit()
  pass(5_000)
  book.forget()
  pass(500)
  expect(book.read()).toEqual([
    { second: 1_005, arrived: 0, refused: 0, answered: 0, meanUnderWay: 1, peakUnderWay: 1, limit: null },
  ])
})
