import fc from 'fast-check'
import { expect, test } from 'vitest'
import { providerKinds } from '#server/describing/providers/provider-kinds.ts'
import type { Tiling } from '#server/describing/tiling.ts'
import { countTiles, fitFinely, fitInside, fitToTiles } from './fit-to-tiles.ts'

const anyTiling = fc.constantFrom(providerKinds.anthropic.tiling, providerKinds.openai.tiling)

test.each([
  ['a photograph of 12 megapixels', 4000, 3000, [896, 672], [1024, 768]],
  ['3 : 2, which would begin a row for 9 pixels', 6000, 4000, [896, 588], [1024, 672]],
  ['a film frame', 1920, 1080, [896, 504], [1024, 576]],
  ['an upright one', 1080, 1920, [504, 896], [576, 1024]],
  ['a square', 1000, 1000, [896, 896], [992, 992]],
  ['1.41 : 1', 1200, 850, [868, 616], [992, 704]],
  ['a small one', 300, 200, [300, 196], [288, 192]],
  ['one that is too small', 90, 60, [300, 200], [300, 200]],
  ['an icon', 20, 20, [200, 200], [200, 200]],
  ['a small banner', 728, 90, [896, 111], [1024, 127]],
  ['2 : 1', 3000, 1500, [896, 448], [1024, 512]],
  ['a panorama keeps its length', 8000, 800, [1568, 157], [1792, 179]],
  ['a long panorama keeps its length', 8000, 400, [1568, 78], [1792, 90]],
  ['a tower', 400, 8000, [78, 1568], [90, 1792]],
  ['a line', 5000, 1, [1568, 1], [1792, 1]],
  ['a pixel', 1, 1, [200, 200], [200, 200]],
])('%s, %i × %i', (_name, width, height, anthropic, openai) => {
  const sizeFor = (tiling: Tiling) => Object.values(fitToTiles({ width, height }, tiling))
  expect({
    anthropic: sizeFor(providerKinds.anthropic.tiling),
    openai: sizeFor(providerKinds.openai.tiling),
  }).toEqual({
    anthropic,
    openai,
  })
})

test('no picture becomes larger unless it is very small, costs more, is stretched, or vanishes', () => {
  const edge = fc.oneof(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 200 }))
  fc.assert(
    fc.property(edge, edge, anyTiling, (width, height, tiling) => {
      const { tilePixels, mostTiles } = tiling
      const picture = { width, height }
      const fit = fitToTiles(picture, tiling)
      if (fit.width > width || fit.height > height) {
        expect(Math.min(width, height)).toBeLessThan(200)
        expect(Math.min(fit.width, fit.height)).toBeLessThanOrEqual(200)
        expect(Math.max(fit.width, fit.height)).toBeLessThanOrEqual(tilePixels * mostTiles)
        return
      }
      expect(fit.width).toBeLessThanOrEqual(width)
      expect(fit.height).toBeLessThanOrEqual(height)
      expect(Math.min(fit.width, fit.height)).toBeGreaterThanOrEqual(1)

      const longer = Math.max(width, height)
      const isStrip = longer > 2 * Math.min(width, height)
      const naive = countTiles(fitInside(picture, mostTiles * tilePixels), tilePixels)
      // What 2 : 1 costs, and the row that a strip begins.
      const likeTwoToOne = mostTiles ** 2 / 2 + mostTiles * 1.75
      expect(countTiles(fit, tilePixels)).toBeLessThanOrEqual(isStrip ? Math.max(naive, likeTwoToOne) : naive)
      expect(Math.max(fit.width, fit.height)).toBeLessThanOrEqual(
        tilePixels * mostTiles * (isStrip ? 1.75 : 1) + 1,
      )

      // An edge can't be rounded better than to a pixel.
      const rounding = 0.5 / Math.min(fit.width, fit.height)
      const stretch = (fit.width * height) / (fit.height * width)
      if (rounding < 0.5) expect(Math.abs(Math.log(stretch))).toBeLessThanOrEqual(0.031 + 2.5 * rounding)
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ['a screenshot of a small window', 1280, 800, [1280, 800], [1280, 800]],
  ['one of a whole screen', 1920, 1080, [1920, 1080], [1920, 1080]],
  ['one of 4K', 3840, 2160, [2576, 1449], [2048, 1152]],
  ['a page of A4', 2480, 3508, [1623, 2296], [1335, 1888]],
  ['a tall infographic', 1200, 6000, [515, 2576], [410, 2048]],
  ['a square', 5000, 5000, [1932, 1932], [1600, 1600]],
  ['a small one', 90, 60, [90, 60], [90, 60]],
])('with small type %s, %i × %i, stays as large as it is looked at', (_name, width, height, ...sizes) => {
  const { anthropic, openai } = providerKinds
  const fits = [anthropic, openai].map(({ tiling }) => Object.values(fitFinely({ width, height }, tiling)))
  expect(fits).toEqual(sizes)
})

test('with small type nothing exceeds what is looked at, nor wastes it', () => {
  const edge = fc.integer({ min: 1, max: 20_000 })
  fc.assert(
    fc.property(edge, edge, anyTiling, (width, height, tiling) => {
      const fit = fitFinely({ width, height }, tiling)
      const { longestPixels, tiles } = tiling.finest
      expect(countTiles(fit, tiling.tilePixels)).toBeLessThanOrEqual(tiles)
      expect(Math.max(fit.width, fit.height)).toBeLessThanOrEqual(
        Math.min(longestPixels, Math.max(width, height)),
      )
      const isWhole = Math.max(fit.width, fit.height) >= Math.min(longestPixels, Math.max(width, height)) - 1
      if (!isWhole) expect(fit.width * fit.height).toBeGreaterThan(0.93 * tiles * tiling.tilePixels ** 2)
    }),
  )
})

test('of pictures that are large enough, at least nine tenths of what is billed shows something', () => {
  const edge = fc.integer({ min: 320, max: 8_000 })
  fc.assert(
    fc.property(edge, edge, (width, height) => {
      fc.pre(Math.max(width, height) < 3 * Math.min(width, height))
      for (const tiling of [providerKinds.anthropic.tiling, providerKinds.openai.tiling]) {
        const fit = fitToTiles({ width, height }, tiling)
        const billed = countTiles(fit, tiling.tilePixels) * tiling.tilePixels ** 2
        expect((fit.width * fit.height) / billed).toBeGreaterThanOrEqual(0.9)
      }
    }),
  )
})
