import { expect, test } from 'vitest'
import { readSettings, SettingsProblem } from './read-settings.ts'

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

test('every problem is in one message, a line for each', () => {
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

test('a required setting that is not there is named beside those that are wrong', () => {
  expect(() => readSettings({ PORT: 'x' }, ['SECRET_KEY'])).toThrow(/PORT: .*\nSECRET_KEY: is missing/)
})
