import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { Webhook } from 'standardwebhooks'
import { tokenScopes } from '#contract/entities/token.ts'
import { freePort } from '#scripts/free-port.ts'
import { createToken } from '#server/accounts/tokens/create-token.ts'
import { userAt } from '#server/audit/actor.ts'
import { expect, test as jobTest } from '#server/testing/job-test.ts'
import { makeDescribedJob } from '#server/testing/make-described-job.ts'
import { until } from '#server/testing/until.ts'
import { startAiStandIn } from '#stand-ins/ai/start-ai-stand-in.ts'
import {
  type ExampleLanguage,
  type ExampleName,
  exampleAddress,
  exampleLanguages,
  exampleNames,
  readExample,
} from './examples.ts'
import { readCalls, type V1Document } from './read-calls.ts'
import { writeRequests } from './write-requests.ts'

const run = promisify(execFile)
const sample = resolve(import.meta.dirname, '../../platform/samples/cocker-spaniels.jpg')
const secret = `whsec_${Buffer.from('a secret of thirty-two bytes ...').toString('base64')}`

/** The command that runs a file of each language. */
const commands: Record<ExampleLanguage['id'], string[]> = {
  curl: ['sh'],
  javascript: [process.execPath],
  python: ['python3'],
  php: ['php'],
}
const isHere = ({ id }: ExampleLanguage) => spawnSync(commands[id][0]!, ['--version']).status === 0
// The first two run wherever the tests do; the others if they are installed.
const here = exampleLanguages.filter((language) => language.id === 'curl' || isHere(language))
const away = exampleLanguages.filter((language) => !here.includes(language))

/** One server for all of them, which describes single pictures in its own process. */
const test = jobTest
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures it must make first.
  .extend('provider', { scope: 'file' }, async ({}, { onCleanup }) => {
    const provider = await startAiStandIn()
    onCleanup(provider.close)
    return provider
  })
  .extend('environment', { scope: 'file' }, ({ provider }) => ({
    ANTHROPIC_API_KEY: 'test-key-anthropic-0001',
    OPENAI_API_KEY: 'test-key-openai-0002',
    IMAGE_FETCH_ALLOW: '127.0.0.1',
    ANTHROPIC_BASE_URL: provider.url,
    OPENAI_BASE_URL: provider.url,
  }))
  // Below the project, where the packages that an example imports are found.
  .extend('folder', { scope: 'file' }, async ({ handles: _ }, { onCleanup }) => {
    const folder = await mkdtemp(join(import.meta.dirname, '../../../../node_modules/.examples-'))
    onCleanup(() => rm(folder, { recursive: true }))
    return folder
  })
  .extend('address', { scope: 'file' }, ({ app }) => app.listen({ port: 0, host: '127.0.0.1' }))
  .extend('signUp', { scope: 'file' }, ({ make, platform }) => {
    return async () => {
      const { id } = await make.user({ language: 'en' })
      const input = { name: 'Examples', scopes: [...tokenScopes], days: 30 as const, monthlyCapCents: null }
      return { id, token: (await createToken(platform, userAt(id, '192.0.2.7'), input)).text }
    }
  })
  .extend('reader', { scope: 'file' }, async ({ signUp, platform }) => {
    const { id, token } = await signUp()
    // The second has texts, but none in German.
    const languageVersions = { en: { altText: 'A yard', description: 'A paved yard.' } }
    const jobId = await makeDescribedJob(platform, id, [{}, { languageVersions }])
    return { token, jobId }
  })
  /** Writes an example to a file as its reader would, with the reader's own values. */
  .extend('writeDown', { scope: 'file' }, ({ address, reader, folder }) => {
    return async (name: ExampleName, language: ExampleLanguage, more: Record<string, string> = {}) => {
      const theirs = {
        [exampleAddress]: address,
        'jobs/42': `jobs/${reader.jobId}`,
        ...more,
      }
      let text = readExample(name, language)
      for (const [shown, real] of Object.entries(theirs)) text = text.replaceAll(shown, real)
      const file = join(folder, `${name}-${language.id}.${language.ending}`)
      await writeFile(file, text)
      return file
    }
  })
  .extend('runExample', { scope: 'file' }, ({ writeDown, reader, folder }) => {
    return async (
      name: ExampleName,
      language: ExampleLanguage,
      { token }: { token: string } = reader,
    ): Promise<string> => {
      const [command = '', ...first] = commands[language.id]
      const env = { ...process.env, BILDWORT_TOKEN: token }
      return (await run(command, [...first, await writeDown(name, language)], { env, cwd: folder })).stdout
    }
  })

test.for(here)('the example in $name has a picture described', async (language, { runExample }) => {
  const said = await runExample('describe-image', language)
  if (language.id === 'curl') {
    const { texts, chargedCents } = JSON.parse(said)
    expect(texts).toMatchObject({ de: { altText: /./ }, en: { altText: /./ } })
    expect(chargedCents).toBe(52)
    return
  }
  expect(said.trim().split('\n')).toEqual([
    expect.stringMatching(/./),
    expect.stringMatching(/./),
    'charged: 52 cents',
  ])
})

test.for(here)('the example in $name starts a job', async (language, { runExample }) => {
  const said = await runExample('start-job', language)
  if (language.id !== 'curl') return expect(said).toMatch(/^job \d+: 2 images, up to 104 cents\n$/)
  expect(said).toMatch(/^HTTP\/1.1 202 /)
  expect(said).toMatch(/\nlocation: \/api\/v1\/jobs\/\d+\r\n/i)
})

test.for(here)('the example in $name sends pictures', async (language, { runExample, folder, signUp }) => {
  for (const name of ['dogs.jpg', 'lake.jpg']) await cp(sample, join(folder, name))
  // Of each language: no job of this test ends, and an account has at most five at once.
  const said = await runExample('send-pictures', language, { token: (await signUp()).token })
  if (language.id !== 'curl') return expect(said).toMatch(/^job \d+: 2 images, up to 104 cents\n$/)
  expect(said).toMatch(/^HTTP\/1.1 202 /)
})

test.for(here)('the example in $name reads a job’s texts', async (language, { runExample }) => {
  const said = await runExample('read-results', language)
  if (language.id === 'curl') return expect(said).toContain('"images":[{')
  expect(said.trim().split('\n')).toEqual([
    expect.stringMatching(/Linde im Hof$/),
    expect.stringMatching(/A yard$/),
  ])
})

test.for(here)(
  'no example in $name succeeds if the server cannot be reached',
  async (language, { folder }) => {
    const closed = `http://127.0.0.1:${await freePort()}`
    const [command = '', ...first] = commands[language.id]
    const env = { ...process.env, BILDWORT_TOKEN: 'bw_test_x' }
    for (const name of ['dogs.jpg', 'lake.jpg']) await cp(sample, join(folder, name))
    const others = exampleNames.filter((name) => name !== 'receive-webhook' && name !== 'repeat-call')
    for (const name of others) {
      const file = join(folder, `closed-${name}.${language.ending}`)
      await writeFile(file, readExample(name, language).replaceAll(exampleAddress, closed))
      await expect(run(command, [...first, file], { env, cwd: folder }), name).rejects.toThrow()
    }
  },
)

test.for(here)(
  'no generated request in $name succeeds if the server cannot be reached',
  async (language, { app, folder }) => {
    const closed = `http://127.0.0.1:${await freePort()}`
    const calls = readCalls((await app.inject('/api/v1/openapi.json')).json<V1Document>())
    for (const operationId of ['readAccount', 'startJob', 'resultsCsv']) {
      const call = calls.find((one) => one.operationId === operationId)!
      const file = join(folder, `closed-${operationId}.${language.ending}`)
      await writeFile(file, writeRequests(call, language.id)[0]!.replaceAll(exampleAddress, closed))
      const [command = '', ...first] = commands[language.id]
      const env = { ...process.env, BILDWORT_TOKEN: 'bw_test_x' }
      await expect(run(command, [...first, file], { env, cwd: folder }), operationId).rejects.toThrow()
    }
  },
)

// The times that curl waits are its own.
test.for(here.filter(({ id }) => id !== 'curl'))(
  'the example in $name repeats a call with the same key after broken connections, 429 and 503, five times at most',
  async (language, { folder, onTestFinished }) => {
    const keys: unknown[] = []
    let answers: (number | 'broken')[] = []
    const server = createServer((request, response) => {
      keys.push(request.headers['idempotency-key'])
      const status = answers.shift() ?? 429
      if (status === 'broken') return request.destroy()
      response.writeHead(status, { 'retry-after': '0', connection: 'close' })
      response.end(JSON.stringify({ texts: { de: { altText: 'Zwei Hunde' } } }))
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    onTestFinished(async () => {
      server.close()
      await once(server, 'close')
    })
    // Safe: it listens at a port.
    const { port } = server.address() as AddressInfo
    const text = readExample('repeat-call', language).replaceAll(exampleAddress, `http://127.0.0.1:${port}`)
    const file = join(folder, `repeated.${language.ending}`)
    await writeFile(file, text)
    const [command = '', ...first] = commands[language.id]
    const env = { ...process.env, BILDWORT_TOKEN: 'bw_test_x' }
    const send = async (given: typeof answers) => {
      answers = given
      keys.length = 0
      return (await run(command, [...first, file], { env, cwd: folder })).stdout
    }
    expect(await send(['broken', 429, 503, 200])).toBe('Zwei Hunde\n')
    expect(keys).toHaveLength(4)
    expect(new Set(keys).size).toBe(1)
    await expect(send([])).rejects.toThrow('did not answer in five attempts')
    expect(keys).toHaveLength(5)
  },
)

test.for(here)('the example in $name makes a webhook', async (language, { runExample }) => {
  expect(await runExample('make-webhook', language)).toMatch(/whsec_[\w+/=]{40,}/)
})

test.for(here)(
  'the generated requests in $name send a form and save a file',
  async (language, { app, address, reader, folder }) => {
    const calls = readCalls((await app.inject('/api/v1/openapi.json')).json<V1Document>())
    const ask = async (operationId: string, kind: number) => {
      const call = calls.find((one) => one.operationId === operationId)!
      const request = writeRequests(call, language.id)
        [kind]!.replaceAll(exampleAddress, address)
        .replace('jobs/42', `jobs/${reader.jobId}`)
      const file = join(folder, `${operationId}.${language.ending}`)
      await writeFile(file, request)
      const [command = '', ...first] = commands[language.id]
      const env = { ...process.env, BILDWORT_TOKEN: reader.token }
      return (await run(command, [...first, file], { env, cwd: folder })).stdout
    }
    await cp(sample, join(folder, 'dogs.jpg'))
    expect(await ask('describeImage', 1)).toContain('altText')
    await ask('resultsCsv', 0)
    const saved = (await readdir(folder)).find((name) => name.endsWith('.csv'))
    expect(await readFile(join(folder, saved!), 'utf8')).toContain('alt_text_de')
    await rm(join(folder, saved!))
  },
)

const receiving = here.filter(({ id }) => id !== 'curl')

test.for(receiving)(
  'the example in $name accepts signed webhooks, and no others',
  async (language, { writeDown }) => {
    const port = await freePort()
    const file = await writeDown('receive-webhook', language, { '8080': String(port) })
    const [command = '', ...first] = commands[language.id]
    const serves = language.id === 'php' ? ['-S', `127.0.0.1:${port}`] : []
    const env = { ...process.env, BILDWORT_WEBHOOK_SECRET: secret }
    const receiver = spawn(command, [...first, ...serves, file], { env, stdio: 'ignore' })
    const ended = once(receiver, 'exit')
    try {
      const body = JSON.stringify({ type: 'job.completed', data: { jobId: 42 } })
      const [id, now] = ['msg_example', new Date()]
      const send = (signature: string) =>
        fetch(`http://127.0.0.1:${port}`, {
          method: 'POST',
          body,
          headers: {
            'webhook-id': id,
            'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
            'webhook-signature': signature,
          },
        })
      const right = new Webhook(secret).sign(id, now, body)
      const other = new Webhook(`whsec_${Buffer.alloc(32).toString('base64')}`).sign(id, now, body)
      const came = await until(() => send(right).catch(() => null))
      expect(came.status).toBe(204)
      // As during a rotation of the secret.
      expect((await send(`${other} ${right}`)).status).toBe(204)
      expect((await send(other)).status).toBe(400)
      const unsigned = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body })
      expect(unsigned.status).toBe(400)
    } finally {
      receiver.kill()
      await ended
    }
  },
)

test('the example in a shell finds a signed webhook genuine, and no other', async ({ writeDown, folder }) => {
  const [curl] = exampleLanguages
  const file = await writeDown('receive-webhook', curl)
  const body = JSON.stringify({ type: 'job.completed', data: { jobId: 42 } })
  await writeFile(join(folder, 'body.json'), body)
  const verify = (signature: string, at: Date) =>
    run('sh', [file], {
      cwd: folder,
      env: {
        ...process.env,
        BILDWORT_WEBHOOK_SECRET: secret,
        WEBHOOK_ID: 'msg_example',
        WEBHOOK_TIMESTAMP: String(Math.floor(at.getTime() / 1_000)),
        WEBHOOK_SIGNATURE: signature,
      },
    })
  const [now, earlier] = [new Date(), new Date(Date.now() - 400_000)]
  const sign = (at: Date) => new Webhook(secret).sign('msg_example', at, body)
  expect((await verify(`v1,other ${sign(now)}`, now)).stdout).toBe('genuine\n')
  await expect(verify('v1,other', now)).rejects.toThrow('not genuine')
  await expect(verify(sign(earlier), earlier)).rejects.toThrow()
})

test.for(away)('the examples in $name run', ({ name }, { skip }) => {
  skip(`${name} is not on this machine`)
})

/** What the curl example sends, and every other one must. */
test.for(exampleNames.filter((name) => name !== 'receive-webhook'))(
  'the examples of %s send the same requests in every language',
  (name) => {
    const [curl = '', ...others] = exampleLanguages.map((language) => readExample(name, language) ?? '')
    const [, sent = '{}'] = /-d '(.*)'/s.exec(curl) ?? []
    const words = JSON.stringify(JSON.parse(sent)).match(/"[^"]+"|\d+/g) ?? []
    const path = /bildwort\.example(\/[\w/]+)/.exec(curl)![1]!
    for (const other of others) {
      for (const word of words) expect(other).toContain(word.replaceAll('"', ''))
      expect(other).toContain(path)
      expect(other).toContain('BILDWORT_TOKEN')
      expect(countOf(other, /[[({]/g), other).toBe(countOf(other, /[\])}]/g))
    }
  },
)

function countOf(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length
}
