import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings, SettingsProblem, secretSettings, settingNames } from './read-settings.ts'

test('an empty environment is enough to start', () => {
  expect(readSettings({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:3000',
    ROLE: 'all',
    SESSION_DAYS: 30,
    RATE_LIMIT: 'on',
    PROVIDER_ORDER: ['anthropic', 'openai'],
    EMBED_ORIGINS: [],
  })
})

test('a worker holds fewer connections to the database than a web process, unless set otherwise', () => {
  expect(readSettings({}).DB_POOL_SIZE).toBe(20)
  expect(readSettings({ ROLE: 'web' }).DB_POOL_SIZE).toBe(20)
  expect(readSettings({ ROLE: 'worker' }).DB_POOL_SIZE).toBe(6)
  expect(readSettings({ ROLE: 'worker', DB_POOL_SIZE: '9' }).DB_POOL_SIZE).toBe(9)
})

test('DATABASE_DIRECT_URL is refused alone, and with another role', () => {
  const direct = { DATABASE_DIRECT_URL: 'postgres://me@db/bildwort' }
  expect(() => readSettings(direct)).toThrow('DATABASE_URL: is missing')
  expect(() => readSettings({ ...direct, DATABASE_URL: 'postgres://you@pooler:6432/bildwort' })).toThrow(
    'DATABASE_DIRECT_URL: needs the role of DATABASE_URL',
  )
  readSettings({ ...direct, DATABASE_URL: 'postgres://me@pooler:6432/bildwort' })
})

test.each([
  ['PORT', '8080', 8080],
  ['PUBLIC_URL', 'https://words.example.org/', 'https://words.example.org'],
  ['DATABASE_URL', 'postgres://me@db/bildwort', 'postgres://me@db/bildwort'],
  ['PROVIDER_ORDER', 'openai', ['openai']],
  ['PROVIDER_ORDER', 'openai, anthropic', ['openai', 'anthropic']],
  [
    'EMBED_ORIGINS',
    'https://a.example.org, https://b.example.org',
    ['https://a.example.org', 'https://b.example.org'],
  ],
  ['IMAGE_FETCH_ALLOW', '10.0.0.0/8 intranet.example.org', ['10.0.0.0/8', 'intranet.example.org']],
  ['ADMIN_USERNAME', '', 'admin'],
  ['TRUST_PROXY', '2', '2'],
  ['TRUST_PROXY', '10.0.0.0/8, ::1 loopback', '10.0.0.0/8, ::1 loopback'],
  ['METRICS_TOKEN', '  ', ''],
  ['METRICS_PORT', '9464', { host: '127.0.0.1', port: 9464 }],
  ['METRICS_PORT', '0.0.0.0:9464', { host: '0.0.0.0', port: 9464 }],
  ['METRICS_PORT', '[::]:9464', { host: '::', port: 9464 }],
  [
    'ALLOWED_HOSTS',
    'Words.lan, 192.168.0.7 [fd00::0:7] bücher.lan',
    ['words.lan', '192.168.0.7', '[fd00::7]', 'xn--bcher-kva.lan'],
  ],
] as const)('%s=%s is read', (name, written, read) => {
  expect(readSettings({ [name]: written })[name]).toEqual(read)
})

test.each([
  ['PORT', '99999'],
  ['PORT', 'http'],
  ['PUBLIC_URL', 'words.example.org'],
  ['PUBLIC_URL', 'ftp://words.example.org'],
  ['DATABASE_URL', 'mysql://me@db/bildwort'],
  ['ROLE', 'webs'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '10.0.0.0/99'],
  ['TRUST_PROXY', '-1'],
  ['SECRET_KEY', 'too short'],
  ['ADMIN_PASSWORD', 'short'],
  ['ADMIN_EMAIL', 'admin'],
  ['PROVIDER_ORDER', 'mistral'],
  ['CONCURRENCY', '0'],
  ['EMBED_ORIGINS', 'cms.example.org'],
  ['RATE_LIMIT', 'no'],
  ['METRICS_PORT', 'on'],
  ['METRICS_PORT', '65536'],
  ['ALLOWED_HOSTS', 'https://words.lan'],
  ['ALLOWED_HOSTS', 'words.lan:3000'],
  ['ALLOWED_HOSTS', 'fd00::7'],
  ['LOG_LEVEL', 'verbose'],
])('%s=%s is refused by name, without telling its value', (name, written) => {
  const problem = problemOf({ [name]: written })
  expect(problem).toMatch(new RegExp(`^${name}: .+$`))
  if (/KEY|PASSWORD/.test(name)) expect(problem).not.toContain(written)
})

test('every problem is in one message, on a line each', () => {
  const problem = problemOf({ PORT: 'x', ROLE: 'x', SECRET_KEY: 'x', SESSION_DAYS: 'x' })
  expect(problem.split('\n').map((line) => line.split(':')[0])).toEqual([
    'PORT',
    'ROLE',
    'SECRET_KEY',
    'SESSION_DAYS',
  ])
})

function problemOf(environment: NodeJS.ProcessEnv): string {
  try {
    readSettings(environment)
  } catch (error) {
    if (error instanceof SettingsProblem) return error.message
  }
  throw new Error('nothing was refused')
}

test('a missing required setting is named together with invalid ones', () => {
  expect(() => readSettings({ PORT: 'x' }, ['SECRET_KEY'])).toThrow(/PORT: .*\nSECRET_KEY: is missing/)
})

function fileOf(content: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'bildwort-secret-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'secret'), content)
  return join(folder, 'secret')
}

test('a secret is read from the named file, without the trailing line break', () => {
  const secret = ` ${'s'.repeat(40)} `
  const settings = readSettings({
    ADMIN_PASSWORD_FILE: fileOf(`${secret}\n`),
    SECRET_KEY_FILE: fileOf(`${'k'.repeat(40)}\r\n`),
  })
  expect(settings).toMatchObject({ ADMIN_PASSWORD: secret, SECRET_KEY: 'k'.repeat(40) })
})

test('a required secret can come from a file or the environment', () => {
  const file = fileOf('k'.repeat(40))
  expect(readSettings({ SECRET_KEY_FILE: file }, ['SECRET_KEY']).SECRET_KEY).toBe('k'.repeat(40))
})

test.each([
  [
    'twice',
    { SECRET_KEY: 'k'.repeat(40) },
    'k'.repeat(40),
    'SECRET_KEY: is set twice, also by SECRET_KEY_FILE',
  ],
  ['with an empty file', {}, ' \n', 'SECRET_KEY_FILE: the file is empty'],
  ['with a secret that is too short', {}, 'hush', 'SECRET_KEY: needs at least 32 characters'],
])('a secret given %s stops the start, without telling it', (_, environment, content, problem) => {
  expect(problemOf({ ...environment, SECRET_KEY_FILE: fileOf(content) })).toBe(problem)
})

test('a missing file stops the start', () => {
  expect(problemOf({ SECRET_KEY_FILE: '/nowhere/secret' })).toBe("SECRET_KEY_FILE: can't be read (ENOENT)")
})

test('every secret setting can be read from a file', () => {
  const secret = settingNames.filter((name) =>
    /SECRET|PASSWORD$|API_KEY|_TOKEN$|^(SMTP|DATABASE|DATABASE_DIRECT)_URL$/.test(name),
  )
  expect(secret.filter((name) => !secretSettings.some((known) => known === name))).toEqual([])
})

test.each(['http://words.example.org', 'http://8.8.8.8', 'http://[2001:4860:4860::8888]:3000'])(
  'the public address %s is refused, unless plain http is allowed',
  (address) => {
    expect(problemOf({ PUBLIC_URL: address })).toBe(
      'PUBLIC_URL: needs https, or ALLOW_PLAIN_HTTP=true where that is meant',
    )
    expect(readSettings({ PUBLIC_URL: address, ALLOW_PLAIN_HTTP: 'true' }).PUBLIC_URL).toBe(address)
    expect(readSettings({ PUBLIC_URL: address.replace('http:', 'https:') }).PUBLIC_URL).toContain('https:')
  },
)

test.each([
  'http://localhost:3000',
  'http://127.0.0.1',
  'http://[::1]',
  'http://192.168.0.7:3000',
  'http://[fd00::7]',
  'http://bildwort',
  'http://bildwort.local',
  'http://words.lan',
])('%s, of an own network, may be plain http', (address) => {
  expect(readSettings({ PUBLIC_URL: address }).PUBLIC_URL).toBe(address)
})

const issuer = { OIDC_ISSUER: 'https://id.example.org/', OIDC_CLIENT_ID: 'words', OIDC_CLIENT_SECRET: 'hush' }

test('an issuer is kept exactly as written', () => {
  expect(readSettings(issuer)).toMatchObject({ ...issuer, OIDC_ONLY: false })
})

test.each([
  [{ OIDC_ISSUER: issuer.OIDC_ISSUER }, 'OIDC_CLIENT_ID: is missing\nOIDC_CLIENT_SECRET: is missing'],
  [{ ...issuer, OIDC_CLIENT_SECRET: '' }, 'OIDC_CLIENT_SECRET: is missing'],
  [
    { OIDC_ONLY: 'true' },
    'OIDC_ISSUER: is missing\nOIDC_CLIENT_ID: is missing\nOIDC_CLIENT_SECRET: is missing',
  ],
])('single sign-on that is half set stops the start: %j', (environment, problem) => {
  expect(problemOf(environment)).toBe(problem)
})

test('an issuer with plain http is refused, unless it is on this machine', () => {
  const at = (address: string) => ({ ...issuer, OIDC_ISSUER: address })
  expect(problemOf(at('http://id.example.org'))).toBe(
    'OIDC_ISSUER: needs https, unless it is on this machine (localhost, 127.0.0.1, [::1])',
  )
  for (const own of ['http://localhost:8080/realms/words', 'http://127.0.0.1:9', 'http://[::1]:9']) {
    expect(readSettings(at(own)).OIDC_ISSUER).toBe(own)
  }
})
