import { expect, faultCells, faults, test } from '#server/jobs/testing/fault-test.ts'

const combinations = ['only', 'first', 'both'].flatMap((on) =>
  ['once', 'always'].map((howOften) => `${on}, ${howOften}`),
)

test('the page has a row for every fault, on the only provider, the first and both, once and always', () => {
  const wanted = Object.keys(faults).flatMap((fault) => combinations.map((which) => `${fault}, ${which}`))
  const general = faultCells.filter(({ howOften }) => howOften !== 'for it alone')
  expect(general.map(({ fault, on, howOften }) => `${fault}, ${on}, ${howOften}`)).toEqual(wanted)
})

/** Each fault once, with changing combinations; for the one that is waited for, the row in which no answer has to be in time. */
const oneEach = Object.entries(faults).map(([fault, { body }], index) => {
  const which = combinations.at(body === 'hang' ? -1 : index % combinations.length)
  return faultCells.find(
    ({ on, howOften, ...cell }) => cell.fault === fault && `${on}, ${howOften}` === which,
  )!
})
const ofItAlone = faultCells.filter(({ howOften }) => howOften === 'for it alone')

test.for([...ofItAlone, ...oneEach])('$fault, on $on, $howOften: $picture', async (cell, { tryFault }) => {
  expect(await tryFault(cell)).toEqual(cell)
})
