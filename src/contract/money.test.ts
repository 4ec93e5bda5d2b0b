import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '..')

/** Write numbers for machines, or in a way of their own. */
const others = [
  'contract/money.ts',
  'contract/numbers.ts',
  // The text of a cell, as its spreadsheet shows it.
  'contract/spreadsheets/show-digits.ts',
  'contract/spreadsheets/show-general.ts',
  'server/credits/export-transactions.ts',
  // What users type.
  'web/admin/credits/adjustment-draft.ts',
  'web/ui/formats/typed-limit.ts',
  'web/ui/formats/parse-amount.ts',
  // Percentages and file sizes.
  'web/admin/statistics/error-rate.ts',
  'web/admin/statistics/format-share.ts',
  'web/ui/formats/numbers.ts',
  // Times.
  'web/ui/formats/date-time.ts',
  // Coordinates of a drawing.
  'web/admin/statistics/sparkline.tsx',
]

test('numbers and amounts are written by their formatters alone', () => {
  const files = globSync('{contract,server,web}/**/*.{ts,tsx}', { cwd: src }).filter(
    (file) => !/\.test\.|\btesting\//.test(file),
  )
  const writing = files.filter((file) =>
    /\.toFixed\(|\.toLocaleString\(|Intl\.NumberFormat\(/.test(readFileSync(join(src, file), 'utf8')),
  )
  expect(writing.toSorted()).toEqual(others.toSorted())
})
