import { expect, faultCells, faults, test } from '#server/jobs/testing/fault-test.ts'

const combinations = ['first', 'both'].flatMap((on) =>
  ['once', 'always'].map((howOften) => `${on}, ${howOften}`),
)

test('the page has a row for every fault, on the first provider and on both, once and always', () => {
  const wanted = Object.keys(faults).flatMap((fault) => combinations.map((which) => `${fault}, ${which}`))
  expect(faultCells.map(({ fault, on, howOften }) => `${fault}, ${on}, ${howOften}`)).toEqual(wanted)
})

/** Each fault once, the combinations in turn; of the one that is waited for, the row in which no answer has to be in time. */
const oneEach = Object.entries(faults).map(([fault, { body }], index) => {
  const which = combinations.at(body === 'hang' ? -1 : index % combinations.length)
  return faultCells.find(
    ({ on, howOften, ...cell }) => cell.fault === fault && `${on}, ${howOften}` === which,
  )!
})

test.for(oneEach)('$fault, on $on, $howOften: $picture', (cell, { tryFault }) => tryFault(cell))
