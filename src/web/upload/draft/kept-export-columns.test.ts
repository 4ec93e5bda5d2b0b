import { expect, test } from 'vitest'
import { defaultSettings } from './job-settings.ts'
import { keptExportColumns } from './kept-export-columns.ts'
import { preview as emptyPreview } from './upload-events.testing.ts'

const columns = { url: 'Image Src', context: 'Body (HTML)', existingAlt: 'Image Alt Text', product: 'Title' }
const { existingAlt, product } = columns
const preview = {
  ...emptyPreview,
  columns: Object.values(columns).map((key) => ({ key, label: key })),
  recognisedWishes: { existingAlt, product },
  knownExport: { system: 'shopify' as const, columns },
}
const settings = { ...defaultSettings, urlColumn: columns.url, contextColumn: columns.context }

test('all settings from a known export are named until the user changes them', () => {
  expect(keptExportColumns(preview, settings)).toEqual(['url', 'context', 'existingAlt', 'product'])
})

test.for([
  [{ urlColumn: 'Title' }, ['context', 'existingAlt']],
  [{ contextColumn: '' }, ['url', 'existingAlt', 'product']],
  [{ wishColumns: { product: null } }, ['url', 'context', 'existingAlt']],
  [{ wishColumns: { existingAlt: 'Title' } }, ['url', 'context', 'product']],
] as const)('with %j %j are left of it', ([change, uses]) => {
  expect(keptExportColumns(preview, { ...settings, ...change })).toEqual(uses)
})

test('a list of an unknown exporter sets nothing', () => {
  expect(keptExportColumns({ ...preview, knownExport: null }, settings)).toEqual([])
})
