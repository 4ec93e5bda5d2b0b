import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { tokenScopes } from '#contract/entities/token.ts'
import { readPacketOf } from '#metadata/write-file.ts'
import { readTexts } from '#metadata/write-packet.ts'
import { packPackage } from '#scripts/packages/pack-package.ts'
import { createToken } from '#server/accounts/tokens/create-token.ts'
import { presentUserIds } from '#server/accounts/users/users.queries.ts'
import { userAt } from '#server/audit/actor.ts'
import { startAuditWork } from '#server/site-audits/site-audits.work.ts'
import { expect, test as jobTest } from '#server/testing/job-test.ts'
import { until } from '#server/testing/until.ts'
import { startAiStandIn } from '#stand-ins/ai/start-ai-stand-in.ts'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../../..')
const packed = join(root, 'packages/cli')
const sample = join(root, 'src/server/platform/samples/cocker-spaniels.jpg')
/** A Node from the registry, in a package that is nothing but its binary. */
const node20 = `node-${process.platform}-${process.arch}`
const page = '<html lang="de"><img src="dogs.jpg"><img src="gone.png" alt="gone.png"></html>'

interface Ended {
  code: number
  stdout: string
  stderr: string
}

/** The package, installed in an empty folder beside another Node. */
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
    const folder = await mkdtemp(join(tmpdir(), 'bildwort-cli-'))
    onCleanup(() => rm(folder, { recursive: true }))
    const npm = (words: string[], cwd: string) => run('npm', [...words, '--no-audit', '--no-fund'], { cwd })
    packPackage('cli', folder)
    await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true }))
    await npm(
      ['install', './bildwort-cli.tgz', `${node20}@20`, '--ignore-scripts', '--prefer-offline'],
      folder,
    )
    return folder
  })
  .extend('address', { scope: 'file' }, ({ app }) => app.listen({ port: 0, host: '127.0.0.1' }))
  /** A website of one page. */
  .extend('website', { scope: 'file' }, async ({ handles: _ }, { onCleanup }) => {
    const server = createServer(({ url }, response) => {
      response
        .writeHead(url === '/' ? 200 : 404, { 'content-type': 'text/html' })
        .end(url === '/' ? page : '')
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    onCleanup(() => {
      server.closeAllConnections()
      server.close()
    })
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  })

const ended = (started: Promise<{ stdout: string; stderr: string }>): Promise<Ended> =>
  started.then(
    (said) => ({ code: 0, ...said }),
    (failed: Ended) => failed,
  )

test.for([
  { node: 'Node 20', isOther: true },
  { node: 'this Node', isOther: false },
])(
  'the package needs nothing but $node, and its commands work',
  async ({ isOther }, { folder, address, website, make, platform, worker, onTestFinished }) => {
    worker()
    const audits = startAuditWork(platform, presentUserIds, { paceMs: 0 })
    onTestFinished(() => audits.stop())
    const node = isOther ? join(folder, 'node_modules', node20, 'bin/node') : process.execPath
    const { id } = await make.user({ language: 'en' })
    const input = { name: 'Command line', scopes: [...tokenScopes], days: null, monthlyCapCents: null }
    const { text: token } = await createToken(platform, userAt(id, '192.0.2.7'), input)
    const cwd = await mkdtemp(join(folder, 'work-'))
    const env = { BILDWORT_URL: address, BILDWORT_TOKEN: token, XDG_CONFIG_HOME: join(cwd, 'config') }
    const program = join(folder, 'node_modules/bildwort-cli/dist/bildwort.js')
    const bildwort = (...words: string[]) => ended(run(node, [program, ...words], { cwd, env }))
    await mkdir(join(cwd, 'photos'))
    for (const name of ['dogs.jpg', 'photos/dogs.jpg']) await cp(sample, join(cwd, name))
    await writeFile(join(cwd, 'page.html'), page)
    await writeFile(join(cwd, 'list.csv'), `url\n${address}/samples/fig-in-red-bowl.jpg\n`)

    expect(await bildwort('check', 'page.html')).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/^page.html:1:17: error missing: .*\npage.html:1:37: error file_name: /),
    })
    expect(JSON.parse((await bildwort('account', '--json')).stdout)).toMatchObject({ balanceCents: 100_000 })
    expect(await bildwort('describe', 'dogs.jpg', '--languages', 'de,en')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^dogs.jpg\n {2}de: ./),
    })
    expect((await bildwort('html', 'page.html', '--languages', 'en,de', '--max-cost', '0.10')).code).toBe(3)
    expect(await bildwort('html', 'page.html', '--languages', 'en,de')).toMatchObject({ code: 0 })
    expect(await readFile(join(cwd, 'page.html'), 'utf8')).toMatch(
      /^<html lang="de"><img alt="[^"]+" src="dogs.jpg"><img src="gone.png" alt="gone.png"><\/html>$/,
    )
    expect((await bildwort('folder', 'photos', '--languages', 'de')).code).toBe(0)
    const packet = await readPacketOf(await readFile(join(cwd, 'photos/dogs.jpg')))
    expect(readTexts(packet ?? '').texts.de?.altText).toMatch(/./)
    expect((await bildwort('csv', 'list.csv', '--languages', 'de', '--output', 'list.json')).stderr).toMatch(
      /^Job \d+: 1 picture, up to .*1 described/s,
    )
    expect(JSON.parse(await readFile(join(cwd, 'list.json'), 'utf8'))).toMatchObject([{ state: 'succeeded' }])
    expect((await bildwort('jobs')).stdout).toMatch(/^\d+\tcompleted\t1\/1/)
    const [{ id: jobId }] = JSON.parse((await bildwort('jobs', '--json', '--limit', '1')).stdout)
    expect((await bildwort('results', `${jobId}`, '--format', 'ndjson')).stdout).toMatch(/^\{.*\}\n$/)
    expect((await bildwort('results', `${jobId}`, '--failed')).stdout.trim().split('\n')).toHaveLength(1)
    await writeFile(join(cwd, 'read.md'), '# Hunde\n\n![](dogs.jpg)\n')
    expect((await bildwort('markdown', 'read.md', '--languages', 'de')).code).toBe(0)
    expect(await readFile(join(cwd, 'read.md'), 'utf8')).toMatch(/^# Hunde\n\n!\[.+\]\(dogs.jpg\)\n$/)
    expect(await bildwort('audit', website, '--depth', 'page')).toMatchObject({
      code: 1,
      stdout: expect.stringContaining(`${website}gone.png\tfile_name`),
      stderr: expect.stringContaining('2 of 2 pictures with faults, in 1 page'),
    })
    const forgetful = { ...env, BILDWORT_URL: '', BILDWORT_TOKEN: '' }
    const keeps = (...words: string[]) => ended(run(node, [program, ...words], { cwd, env: forgetful }))
    const piped = ['-c', `printf %s "$0" | "$@" login ${address}`, token, node, program]
    const signIn = await ended(run('sh', piped, { cwd, env: { ...process.env, ...forgetful } }))
    expect(signIn).toMatchObject({ code: 0, stderr: expect.stringContaining('Signed in to') })
    expect((await keeps('account')).code).toBe(0)
    expect((await keeps('logout')).code).toBe(0)
    expect(await keeps('account')).toMatchObject({ code: 2, stderr: expect.stringContaining('No server') })
    expect(await bildwort('stop', '99')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('There is no such thing'),
    })
    expect((await bildwort('describe')).code).toBe(2)
    const signedOut = { ...env, BILDWORT_TOKEN: 'bw_live_x' }
    const refused = ended(run(node, [program, 'jobs'], { cwd, env: signedOut }))
    expect((await refused).code).toBe(3)
    const gone = { ...env, BILDWORT_URL: 'http://127.0.0.1:9' }
    const unreachable = ended(run(node, [program, 'jobs'], { cwd, env: gone }))
    expect(await unreachable).toMatchObject({
      code: 4,
      stderr: expect.stringMatching(/^No connection to the server: ./),
    })
  },
)

test('a run that is killed goes on where it was, and no picture is charged twice', async ({
  folder,
  address,
  make,
  platform,
  provider,
}) => {
  const { id } = await make.user()
  const input = { name: 'Command line', scopes: [...tokenScopes], days: null, monthlyCapCents: null }
  const { text: token } = await createToken(platform, userAt(id, '192.0.2.7'), input)
  const cwd = await mkdtemp(join(folder, 'killed-'))
  const env = { BILDWORT_URL: address, BILDWORT_TOKEN: token, XDG_CONFIG_HOME: join(cwd, 'config') }
  const program = join(folder, 'node_modules/bildwort-cli/dist/bildwort.js')
  const bildwort = (...words: string[]) => ended(run(process.execPath, [program, ...words], { cwd, env }))
  const balance = async () => JSON.parse((await bildwort('account', '--json')).stdout)
  const before = await balance()
  const pictures = ['cocker-spaniels.jpg', 'chart-visitors.png', 'fig-in-red-bowl.jpg']
  for (const name of pictures) await cp(join(dirname(sample), name), join(cwd, name))
  for (const name of pictures) await writeFile(join(cwd, `${name}.html`), `<img src="${name}">`)

  const letGo = provider.hold(1)
  const asked = provider.calls.length
  const killed = spawn(process.execPath, [program, 'html', '*.html', '--languages', 'de'], { cwd, env })
  await until(() => provider.calls.length > asked + 1)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  letGo()
  await until(async () => (await balance()).heldCents === 0)

  expect((await bildwort('html', '*.html', '--languages', 'de')).code).toBe(0)
  for (const name of pictures)
    expect(await readFile(join(cwd, `${name}.html`), 'utf8')).toMatch(/^<img alt=".+" src/)
  const after = await balance()
  expect(before.balanceCents - after.balanceCents).toBe(pictures.length * before.pricesCents[0])
})

test('hundreds of files are checked in their order, although threads share them', async ({ folder }) => {
  const cwd = await mkdtemp(join(folder, 'many-'))
  const names = Array.from({ length: 500 }, (_, at) => `${String(at).padStart(3, '0')}.html`)
  for (const name of names) await writeFile(join(cwd, name), '<p>Text</p>\n<img src="a.png">')
  const program = join(folder, 'node_modules/bildwort-cli/dist/bildwort.js')
  const { stdout, code } = await ended(run(process.execPath, [program, 'check', '*.html'], { cwd }))
  expect([
    code,
    stdout
      .trim()
      .split('\n')
      .map((line) => line.split(': ')[0]),
  ]).toEqual([1, names.map((name) => `${name}:2:1`)])
})

test('an assistant reaches the tools over stdio, and files below the folders that it is given', async ({
  folder,
  address,
  make,
  platform,
}) => {
  const { id } = await make.user()
  const input = { name: 'Assistant', scopes: [...tokenScopes], days: null, monthlyCapCents: null }
  const { text: token } = await createToken(platform, userAt(id, '192.0.2.7'), input)
  await mkdir(join(folder, 'shown'), { recursive: true })
  await cp(sample, join(folder, 'shown/dogs.jpg'))
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'auto' } })
  await client.connect(
    new StdioClientTransport({
      command: join(folder, 'node_modules', node20, 'bin/node'),
      args: [join(folder, 'node_modules/bildwort-cli/dist/bildwort.js'), 'mcp', 'shown'],
      env: { BILDWORT_URL: address, BILDWORT_TOKEN: token },
      cwd: folder,
    }),
  )
  const describe = (path: string) =>
    client.callTool({ name: 'describe_file', arguments: { path, languages: ['de'], maxCost: 100 } })
  expect((await describe('dogs.jpg')).structuredContent).toMatchObject({
    texts: { de: { altText: expect.stringMatching(/./) } },
  })
  expect(await describe('../package.json')).toMatchObject({ isError: true })
  await client.close()
})

test.for(['github-actions.yml', 'gitlab-ci.yml'])(
  'the example for pipelines finds a missing alt text: %s',
  async (name, { folder }) => {
    const example = await readFile(join(packed, 'examples', name), 'utf8')
    const [, named = ''] = /(npx --yes \S+ check .*)/.exec(example) ?? []
    const command = named.replace('https://bildwort.example/downloads', '.')
    await mkdir(join(folder, 'site'), { recursive: true })
    await writeFile(join(folder, 'site/page.html'), page)
    // As on a machine with no other Node.
    const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter)
    const { code, stdout } = await ended(
      run('sh', ['-c', command], { cwd: folder, env: { ...process.env, PATH } }),
    )
    expect(code).toBe(1)
    const written = name.startsWith('gitlab')
      ? await readFile(join(folder, 'alt-texts.sarif'), 'utf8')
      : stdout
    expect(written).toContain(
      name.startsWith('gitlab') ? '"ruleId": "missing"' : '::error file=site/page.html,line=1',
    )
  },
)
