import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test as plainTest } from 'vitest'
import type { Terminal } from '#cli/terminal.ts'
import { createBildwort } from '#client/client.ts'
import { fillSources } from './fill-sources.ts'

const sample = path.resolve('src/server/platform/samples/cocker-spaniels.jpg')
const page =
  '<html lang="de-AT"><h1>Hunde</h1><img src="/dogs.jpg"><img src="https://example.org/a.png"><img src="gone.png"></html>'

interface Asked {
  key: string | null
  type: string | null
  body: string
}

const test = plainTest
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures it must make first.
  .extend('folder', async ({}, { onCleanup }) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'bildwort-fill-'))
    onCleanup(() => rm(folder, { recursive: true }))
    await mkdir(path.join(folder, 'public'))
    await cp(sample, path.join(folder, 'public/dogs.jpg'))
    await writeFile(path.join(folder, 'page.html'), page)
    return folder
  })
  .extend('said', [] as string[])
  .extend(
    'terminal',
    ({ said }): Terminal => ({
      write: async () => undefined,
      say: (line) => void said.push(line),
      follow: () => ({ tick: () => undefined, end: () => undefined }),
    }),
  )

/** A server that describes each picture, or refuses those whose body has these words. */
function serve(refuses: (body: string) => { status: number; code: string } | null = () => null) {
  const asked: Asked[] = []
  const bildwort = createBildwort({
    ...{ url: 'https://bildwort.test', token: 'bw_live_x', repeats: { most: 0 } },
    async fetch(request) {
      if (request.url.endsWith('/account'))
        return Response.json({ ready: true, balanceCents: 1_000, pricesCents: [40, 50] })
      const body = await request.text()
      const { headers } = request
      asked.push({ key: headers.get('idempotency-key'), type: headers.get('content-type'), body })
      const refused = refuses(body)
      if (refused) return Response.json({ ...refused, error: 'No.' }, { status: refused.status })
      return Response.json({
        texts: { de: { altText: 'Zwei "Hunde"' } },
        decorative: false,
        chargedCents: 40,
      })
    },
  })
  return { bildwort, asked }
}

test('pictures without a text are sent with what is around them, and the file gets their texts', async ({
  folder,
  terminal,
}) => {
  const { bildwort, asked } = serve()
  const file = path.join(folder, 'page.html')
  const options = { languages: ['en', 'de'], root: folder, backup: true }
  const results = await fillSources(bildwort, [file], options, terminal)
  expect(results?.map(({ alt, problem }) => alt ?? problem).toSorted()).toEqual([
    '/gone.png was not found',
    'Zwei "Hunde"',
    'Zwei "Hunde"',
  ])
  expect(asked.find(({ type }) => type?.startsWith('multipart'))?.body).toContain('filename="dogs.jpg"')
  expect(JSON.parse(asked.find(({ type }) => type === 'application/json')!.body)).toMatchObject({
    ...{ url: 'https://example.org/a.png', languages: ['de'], context: 'Hunde. Hunde', maxCost: 40 },
  })
  expect(await readFile(file, 'utf8')).toBe(
    page.replaceAll(/<img (?!src="gone)/g, '<img alt="Zwei &quot;Hunde&quot;" '),
  )
  expect(await readFile(`${file}.bak`, 'utf8')).toBe(page)
})

test('after a refusal the paid texts are written, and the next run sends the rest with the same keys', async ({
  folder,
  terminal,
}) => {
  const first = serve((body) =>
    body.includes('example.org') ? { status: 402, code: 'insufficient_credits' } : null,
  )
  const file = path.join(folder, 'page.html')
  const options = { languages: ['de'], root: folder }
  await expect(fillSources(first.bildwort, [file], options, terminal)).rejects.toMatchObject({
    code: 'insufficient_credits',
  })
  expect(await readFile(file, 'utf8')).toBe(page.replace('<img', '<img alt="Zwei &quot;Hunde&quot;"'))
  const second = serve()
  await fillSources(second.bildwort, [file], options, terminal)
  const refusedKey = first.asked.find(({ body }) => body.includes('example.org'))?.key
  expect(second.asked.map(({ key }) => key)).toEqual([refusedKey])
})

test('a dry run and a bound that is too low send nothing', async ({ folder, terminal, said }) => {
  const { bildwort, asked } = serve()
  const files = [path.join(folder, 'page.html')]
  const options = { languages: ['de'], root: folder }
  expect(await fillSources(bildwort, files, { ...options, dryRun: true }, terminal)).toBeNull()
  expect(said.at(-1)).toBe('2 pictures, up to 0.80 €; 10.00 € are left. Nothing was sent.')
  await expect(fillSources(bildwort, files, { ...options, maxCost: '0,79' }, terminal)).rejects.toThrow(
    '0.79 €',
  )
  expect(asked).toEqual([])
})

test('files above the root, and what is no picture, are not sent', async ({ folder, terminal }) => {
  const { bildwort, asked } = serve()
  const file = path.join(folder, 'public', 'page.html')
  await writeFile(
    file,
    '<img src="../page.html"><img src="../../../etc/passwd"><img src="data:image/png;base64,AA">',
  )
  const results = await fillSources(
    bildwort,
    [file],
    { languages: ['de'], root: path.dirname(file) },
    terminal,
  )
  expect(results?.map(({ problem }) => problem)).toEqual([
    '/page.html is no picture',
    '/etc/passwd is no picture',
    'its address is not known',
  ])
  expect(asked).toEqual([])
})
