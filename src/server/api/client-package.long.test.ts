import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { Webhook } from 'standardwebhooks'
import { tokenScopes } from '#contract/entities/token.ts'
import { freePort } from '#scripts/free-port.ts'
import { packPackage } from '#scripts/packages/pack-package.ts'
import { createToken } from '#server/accounts/tokens/create-token.ts'
import { userAt } from '#server/audit/actor.ts'
import { expect, test as jobTest } from '#server/testing/job-test.ts'
import { until } from '#server/testing/until.ts'
import { startAiStandIn } from '#stand-ins/ai/start-ai-stand-in.ts'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../../..')
const packed = join(root, 'packages/client')
const sample = join(root, 'src/server/platform/samples/cocker-spaniels.jpg')
/** A Node from the registry, in a package that is nothing but its binary. */
const node20 = `node-${process.platform}-${process.arch}`
const secret = `whsec_${Buffer.from('a secret of thirty-two bytes ...').toString('base64')}`

/** The package, installed in an empty folder beside the program of its README and another Node. */
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
  .extend('folder', { scope: 'file' }, async ({ handles: _ }, { onCleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), 'bildwort-client-'))
    onCleanup(() => rm(folder, { recursive: true }))
    const npm = (words: string[], cwd: string) => run('npm', [...words, '--no-audit', '--no-fund'], { cwd })
    packPackage('client', folder)
    await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module', private: true }))
    await npm(
      ['install', './bildwort-client.tgz', `${node20}@20`, '--ignore-scripts', '--prefer-offline'],
      folder,
    )
    await cp(sample, join(folder, 'dogs.jpg'))
    const readme = await readFile(join(packed, 'README.md'), 'utf8')
    const blocks = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, block = '']) => block)
    await writeFile(join(folder, 'readme.ts'), blocks.join('\n'))
    return folder
  })
  /** What the compiler says. */
  .extend('compiled', { scope: 'file' }, async ({ folder }) => {
    const compilerOptions = {
      ...{ target: 'es2023', module: 'nodenext', strict: true, noUncheckedIndexedAccess: true },
      ...{ exactOptionalPropertyTypes: true, skipLibCheck: false, outDir: 'built', rootDir: '.' },
      ...{ types: ['node'], typeRoots: [join(root, 'node_modules/@types')] },
    }
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['readme.ts'] }))
    const { stdout } = await run(join(root, 'node_modules/.bin/tsc'), ['-p', folder]).catch(
      (failed: { stdout: string }) => failed,
    )
    return stdout
  })
  .extend('address', { scope: 'file' }, ({ app }) => app.listen({ port: 0, host: '127.0.0.1' }))

test('the README’s examples compile against the installed package', ({ compiled }) => {
  expect(compiled).toBe('')
})

test.for([
  { node: 'Node 20', isOther: true },
  { node: 'this Node', isOther: false },
])(
  'the README’s examples run with $node',
  async ({ isOther }, { folder, compiled: _, address, make, platform, worker }) => {
    const command = isOther ? join(folder, 'node_modules', node20, 'bin/node') : process.execPath
    worker()
    const { id } = await make.user({ language: 'en' })
    const input = { name: 'Client', scopes: [...tokenScopes], days: null, monthlyCapCents: null }
    const { text: token } = await createToken(platform, userAt(id, '192.0.2.7'), input)
    const port = await freePort()
    const program = spawn(command, ['built/readme.js'], {
      cwd: folder,
      env: {
        BILDWORT_URL: address,
        BILDWORT_TOKEN: token,
        BILDWORT_WEBHOOK_SECRET: secret,
        WEBHOOK_PORT: String(port),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const ended = once(program, 'exit')
    let said = ''
    for (const stream of [program.stdout, program.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text
      })
    try {
      const body = JSON.stringify({ type: 'job.completed', data: { jobId: 42 } })
      const now = new Date()
      const headers = {
        'webhook-id': 'msg_example',
        'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
        'webhook-signature': new Webhook(secret).sign('msg_example', now, body),
      }
      const send = () => fetch(`http://127.0.0.1:${port}`, { method: 'POST', body, headers })
      const answer = await Promise.race([
        until(() => send().catch(() => null)),
        ended.then(() => Promise.reject(new Error(`It ended: ${said}`))),
      ])
      expect(answer.status).toBe(204)
    } finally {
      program.kill()
      await ended
    }
    expect(said.trim().split('\n')).toEqual([
      '1000 € left',
      expect.stringMatching(/./),
      expect.stringMatching(/./),
      expect.stringMatching(/^completed ./),
      expect.stringMatching(/^\d lines$/),
      'image 1 succeeded',
      'job completed',
      expect.stringMatching(/^job \d+$/),
      'job 42 is over',
    ])
  },
)
