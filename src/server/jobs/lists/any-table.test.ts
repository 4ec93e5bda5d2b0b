import fc from 'fast-check'
import { expect } from 'vitest'
import { anyTable, readBack } from '#server/jobs/testing/any-table.ts'
import { listTest as test } from '#server/jobs/testing/list-test.ts'

test('a table is read as it is meant, however it is separated, quoted, encoded, wrapped and headed', async ({
  folder,
}) => {
  await fc.assert(
    fc.asyncProperty(anyTable, async (table) => {
      const { meant, read } = await readBack(folder, table)
      expect(read).toEqual(meant)
    }),
    { numRuns: 150 },
  )
})
