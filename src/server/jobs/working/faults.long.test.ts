import { expect, faultCells, test } from '#server/jobs/testing/fault-test.ts'

test.for(faultCells)('$fault, on $on, $howOften: $picture', async (cell, { tryFault }) => {
  expect(await tryFault(cell)).toEqual(cell)
})
