import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test as plainTest } from 'vitest'
import { freePort } from '#scripts/free-port.ts'
import { until } from '#server/testing/until.ts'
import { type ExampleLanguage, exampleLanguages } from './examples.ts'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../../../..')
const sample = join(root, 'src/server/platform/samples/cocker-spaniels.jpg')

const commands: Record<ExampleLanguage['id'], string[]> = {
  curl: ['sh'],
  javascript: [process.execPath],
  python: ['python3'],
  php: ['php'],
}
const isHere = ({ id }: ExampleLanguage) => spawnSync(commands[id][0]!, ['--version']).status === 0
const here = exampleLanguages.filter((language) => language.id === 'curl' || isHere(language))
const away = exampleLanguages.filter((language) => !here.includes(language))

/** A demo as someone starts it who has just cloned the repository, and its page. */
const test = plainTest
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures it must make first.
  .extend('folder', { scope: 'file' }, async ({}, { onCleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), 'bildwort-page-'))
    onCleanup(() => rm(folder, { recursive: true, force: true }))
    for (const name of ['dogs.jpg', 'lake.jpg']) await cp(sample, join(folder, name))
    await writeFile(join(folder, 'catalogue.csv'), 'Image URL\r\nhttps://www.example.com/dog.jpg\r\n')
    // curl ends with an error for a refusal, without a word of the examples being changed.
    await writeFile(join(folder, '.curlrc'), 'silent\nshow-error\nfail-with-body\n')
    return folder
  })
  .extend('demo', { scope: 'file' }, async ({ folder }, { onCleanup }) => {
    const port = String(await freePort())
    const { PATH } = process.env
    const env = { PATH, PORT: port, DATA_DIR: join(folder, 'data') }
    const child = spawn(process.execPath, ['scripts/start-demo.ts'], { cwd: root, env })
    const ended = once(child, 'exit')
    onCleanup(async () => {
      child.kill()
      await ended
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text
      })
    await until(() => {
      if (child.exitCode !== null) throw new Error(said)
      return said.includes('End it with')
    })
    const [, token = ''] = /Token of the API {3}(bw_live_\w+)/.exec(said) ?? []
    const [, testToken = ''] = /Test token of it {3}(bw_test_\w+)/.exec(said) ?? []
    const url = `http://localhost:${port}`
    const page = await (await fetch(`${url}/api/v1/docs?lang=en`)).text()
    const call = async <Json>(path: string, body?: object, by = token): Promise<Json> => {
      const headers = {
        authorization: `Bearer ${by}`,
        ...(body && { 'content-type': 'application/json' }),
      }
      const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
      return (await (await fetch(`${url}/api/v1${path}`, init)).json()) as Json
    }
    const [, pictures = ''] = /A list to upload {3}(http:\/\/[^/]+)/.exec(said) ?? []
    return { token, testToken, page, call, url, pictures }
  })
  .extend('paste', { scope: 'file' }, ({ folder, demo }) => {
    return async (text: string, { id, ending }: ExampleLanguage, token = demo.token) => {
      const file = join(folder, `pasted.${ending}`)
      await writeFile(file, text)
      const [command = '', ...first] = commands[id]
      const { PATH } = process.env
      const env = { PATH, BILDWORT_TOKEN: token, CURL_HOME: folder }
      // The document alone is larger than what is read by default.
      const maxBuffer = 32 * 1_048_576
      return (await run(command, [...first, file], { env, cwd: folder, maxBuffer })).stdout
    }
  })

interface Demo {
  url: string
  token: string
  pictures: string
  call<Json>(path: string, body?: object, token?: string): Promise<Json>
}

/** A job of the demo that is over, with an image that a retry could help. */
async function makeJob(demo: Demo, token = demo.token): Promise<number> {
  const order = {
    images: [
      { url: `${demo.url}/samples/fig-in-red-bowl.jpg` },
      { url: `${demo.pictures}/status/500/dandelion.jpg` },
    ],
    languages: ['de', 'en'],
  }
  const { id } = await demo.call<{ id: number }>('/jobs', order, token)
  const read = () => demo.call<{ finishedAt: string | null }>(`/jobs/${id}`, undefined, token)
  await until(async () => (await read()).finishedAt)
  return id
}

/** The text of a code block as someone copies it. */
function shown(markup: string): string {
  return markup
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

test.for(here)(
  'the quick start in $name succeeds as it is pasted, with the test token that it recommends, and costs nothing',
  async (language, { demo, paste }) => {
    const figures = demo.page.matchAll(/<figure data-code="(\w+)">.*?<pre><code>(.*?)<\/code>/gs)
    const own = [...figures].filter(([, id]) => id === language.id).map(([, , text = '']) => shown(text))
    const [describe = '', hook = '', , start = '', send = '', results = ''] = own
    const balanceOf = async () => (await demo.call<{ balanceCents: number }>('/account')).balanceCents
    const [before, jobId] = [await balanceOf(), await makeJob(demo, demo.testToken)]
    const pasted = (text: string) => paste(text, language, demo.testToken)
    expect(await pasted(describe)).toMatch(language.id === 'curl' ? /"chargedCents":0/ : /charged: 0 cents/)
    expect(await pasted(hook)).toContain('whsec_')
    expect(await pasted(start)).toMatch(/\d/)
    expect(await pasted(send)).toMatch(/\d/)
    // The page says that 42 stands for the reader's own job.
    expect(await pasted(results.replaceAll('jobs/42', `jobs/${jobId}`))).toContain('fig-in-red-bowl')
    expect(await balanceOf()).toBe(before)
  },
)

test.for(here)(
  'the request in $name beside each call succeeds as it is pasted, with the reader’s own ids',
  async (language, { demo, paste }) => {
    const ids = await makeTargets(demo)
    const shownIn = new RegExp(`<figure data-code="${language.id}">.*?<pre><code>(.*?)</code>`, 'gs')
    const articles = [...demo.page.matchAll(/<article id="([\w-]+)">(.*?)<\/article>/gs)]
    const requests = articles.flatMap(([, anchor = '', article = '']) =>
      [...article.matchAll(shownIn)].map(([, text = '']) => ({ anchor, text: shown(text) })),
    )
    expect(requests.length).toBeGreaterThan(40)
    const isLast = ({ anchor }: { anchor: string }) => Number(anchor.startsWith('delete-'))
    const failed: string[] = []
    for (const { anchor, text } of requests.toSorted((a, b) => isLast(a) - isLast(b))) {
      const own = ids.reduce((all, [shownId, id]) => all.replace(shownId, id), text)
      await paste(own, language).catch((error: { stdout?: string; stderr?: string }) => {
        failed.push(`${anchor}: ${error.stdout} ${error.stderr}`)
      })
    }
    expect(failed).toEqual([])
  },
)

/** What the requests read, change and delete, in place of the ids that the page shows. */
async function makeTargets(demo: Demo): Promise<[RegExp, string][]> {
  const jobId = await makeJob(demo)
  const image = await demo.call<{ id: string }>('/images', {
    url: `${demo.url}/samples/cocker-spaniels.jpg`,
    languages: ['de', 'en'],
    externalId: 'product-1',
  })
  const hook = { url: 'http://localhost:3000/hook', events: ['job.completed'], isLocal: true }
  const { webhook } = await demo.call<{ webhook: { id: number } }>('/webhooks', hook)
  const audit = await demo.call<{ id: number }>('/audits', { url: `${demo.url}/`, depth: 'page' })
  const { deliveryId } = await demo.call<{ deliveryId: string }>(`/webhooks/${webhook.id}/test`, {})
  return [
    [/jobs\/42/, `jobs/${jobId}`],
    [/images\/42-1/, `images/${image.id}`],
    [/audits\/\d+/, `audits/${audit.id}`],
    [/webhooks\/\d+/, `webhooks/${webhook.id}`],
    [/msg_\w+/, deliveryId],
  ]
}

test('the client and the command install from where the page says, and work', async ({ demo, folder }) => {
  const [client = '', command = ''] = [...demo.page.matchAll(/npm install (?:-g )?(http\S+\.tgz)/g)].map(
    ([, address = '']) => address,
  )
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true }))
  const words = ['install', client, command, '--prefer-offline', '--no-audit', '--no-fund']
  await run('npm', words, { cwd: folder })
  const program = `
    import { createBildwort, orThrow } from 'bildwort-client'
    const bildwort = createBildwort({ url: '${demo.url}', token: '${demo.token}' })
    console.log((await orThrow(bildwort.GET('/api/v1/account'))).username)
  `
  await writeFile(join(folder, 'account.mjs'), program)
  expect((await run(process.execPath, ['account.mjs'], { cwd: folder })).stdout).toMatch(/^\w+\n$/)
  const { PATH } = process.env
  const env = { PATH, BILDWORT_URL: demo.url, BILDWORT_TOKEN: demo.token }
  const { stdout } = await run(join(folder, 'node_modules/.bin/bildwort'), ['account'], { cwd: folder, env })
  expect(stdout).toContain('€')
})

test.for(away)('the quick start in $name succeeds', ({ name }, { skip }) => {
  skip(`${name} is not on this machine`)
})
