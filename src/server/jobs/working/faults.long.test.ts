import { faultCells, test } from '#server/jobs/testing/fault-test.ts'

test.for(faultCells)('$fault, on $on, $howOften: $picture', (cell, { tryFault }) => tryFault(cell))
