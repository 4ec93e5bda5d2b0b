import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitObject } from './split-object.ts'

test('every value keeps the text it was written with', () => {
  const text = ' { "a" : 1.0 ,"b":12345678901234567890, "c": {"d": [1, "]}"]} , "e\\"" : "f\\\\" ,"g":null}\n'
  expect([...splitObject(text)]).toEqual([
    ['a', '1.0'],
    ['b', '12345678901234567890'],
    ['c', '{"d": [1, "]}"]}'],
    ['e"', '"f\\\\"'],
    ['g', 'null'],
  ])
})

test('an empty object has no members, and of repeated keys the last one counts', () => {
  expect(splitObject('{ }').size).toBe(0)
  expect([...splitObject('{"a":1,"a":2}')]).toEqual([['a', '2']])
})

test('the members of any object are those that JSON.parse finds', () => {
  const objects = fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue())
  fc.assert(
    fc.property(objects, fc.constantFrom(0, 2), (object, indent) => {
      const read = [...splitObject(JSON.stringify(object, null, indent))]
      const expected = Object.keys(object).map((key) => [key, JSON.stringify(object[key])])
      expect(read.map(([key, value]) => [key, JSON.stringify(JSON.parse(value))])).toEqual(expected)
    }),
    { numRuns: 50 },
  )
})
