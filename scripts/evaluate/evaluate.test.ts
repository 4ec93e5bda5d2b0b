import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startAiStandIn } from '#stand-ins/ai/start-ai-stand-in.ts'
import { compareTotals, readResults } from './compare-results.ts'
import { evaluate } from './evaluate.ts'
import { listPictures } from './list-pictures.ts'
import { writeReport } from './write-report.ts'

test('each variant describes each picture, and the report counts what differs', async ({
  onTestFinished,
}) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'evaluate-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const background of ['red', 'blue'])
    await sharp({ create: { width: 300, height: 200, channels: 3, background } })
      .png()
      .toFile(path.join(folder, `${background}.png`))
  await writeFile(
    path.join(folder, 'red.png.json'),
    JSON.stringify({
      context: 'Rote & blaue <Fahnen>',
      expected: { purpose: 'functional', words: ['Motiv', '4711'], unsaid: ['Motiv', 'Zirkonia'] },
    }),
  )
  await mkdir(path.join(folder, 'flags'))
  await writeFile(path.join(folder, 'flags/blue.png.json'), JSON.stringify({ file: '../blue.png' }))
  const pictures = await listPictures(folder)
  await using good = await startAiStandIn()
  await using bad = await startAiStandIn({ faults: [{ body: 'wrong_language', untilTold: true }] })
  const access = { apiKey: 'key', customPrompt: '', prompt: 'system' }
  const variants = [
    { ...access, provider: 'openai' as const, model: 'gpt-6-luna', baseUrl: good.url },
    { ...access, provider: 'anthropic' as const, model: 'unpriced', baseUrl: bad.url },
  ]
  const evaluated = await evaluate(pictures, variants, { languages: ['de', 'en'], atOnce: 2 }, () => {})
  const [first, second] = evaluated
  expect(first?.totals).toMatchObject({ described: 3, failed: 0, askedAgain: 0 })
  expect(first?.totals).toMatchObject({ confused: 1, lackingWords: 1, forbidden: 1 })
  expect(first?.sets).toMatchObject({ flags: { described: 1, confused: 0 } })
  expect(first?.results['red.png']?.missingWords).toEqual(['4711'])
  expect(first?.results['red.png']?.forbiddenWords).toEqual(['Motiv'])
  expect(first?.totals.costMicroCents).toBeGreaterThan(0)
  expect(second?.totals).toMatchObject({ described: 3, askedAgain: 3, costMicroCents: null })
  expect(Object.keys(first?.results['red.png']?.texts ?? {})).toEqual(['de', 'en'])
  expect(good.calls.some(({ prompt }) => prompt.includes('Rote & blaue'))).toBe(true)
  const report = await writeReport(evaluated, pictures, false)
  expect(report).toContain('openai:gpt-6-luna, system')
  expect(report.match(/data:image\/jpeg/g)).toHaveLength(3)

  const file = path.join(folder, 'results.json')
  await writeFile(file, JSON.stringify(evaluated))
  const compared = await readResults([file, file])
  expect(compared.map(({ name }) => name)).toContain(`${file}: openai:gpt-6-luna, system`)
  const lines = compareTotals(compared)
  expect(lines[0]).toMatch(
    /: anthropic:unpriced, system: .*askedAgain 0 → 3, costMicroCents [\d.]+ → unknown/,
  )
  expect(lines.slice(1)).toEqual(compared.slice(2).map(({ name }) => `${name}: the same totals`))
})
