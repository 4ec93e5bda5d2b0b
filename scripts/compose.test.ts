import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSettings, secretSettings } from '#server/platform/read-settings.ts'

const compose = readFileSync('compose.yaml', 'utf8')
/** The variables that compose.yaml passes to all services, and the others that a worker needs. */
const given = ['DATABASE_URL', 'SECRET_KEY']
const neededByWorkers = [
  'DATABASE_DIRECT_URL',
  'S3_SECRET_ACCESS_KEY',
  'SECRET_KEY_PREVIOUS',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
]

test('compose.yaml keeps from a worker every secret that it does not need', () => {
  const kept = secretSettings.filter(
    (name) => !given.includes(name) && environmentOf('worker')[name] !== '""',
  )
  expect(kept.toSorted()).toEqual(neededByWorkers)
})

test('a web process knows that mail is configured, but not the password of the mail server', () => {
  expect(environmentOf('web').SMTP_URL).toBe(`$\{SMTP_URL:+smtp://workers.send.them}`)
  const settings = { SMTP_URL: 'smtp://workers.send.them', MAIL_FROM: 'a@example.org' }
  expect(readSettings(settings).SMTP_URL).toBe('smtp://workers.send.them')
})

test('a worker of a product that sells credit starts without the secret of webhooks', () => {
  expect(readSettings({ ROLE: 'worker', STRIPE_SECRET_KEY: 'sk' }).STRIPE_SECRET_KEY).toBe('sk')
  expect(() => readSettings({ ROLE: 'web', STRIPE_SECRET_KEY: 'sk' })).toThrow(/STRIPE_WEBHOOK_SECRET/)
})

test('a worker is asked for its health where it answers, with or without a network to listen on', () => {
  expect(environmentOf('worker').METRICS_PORT).toBe(`$\{METRICS_PORT:-9464}`)
  expect(compose).toContain("$${process.env.METRICS_PORT.split(':').at(-1)}/healthz")
  for (const [said, port] of [
    ['9464', '9464'],
    ['0.0.0.0:9464', '9464'],
  ] as const) {
    expect(said.split(':').at(-1)).toBe(port)
    expect(readSettings({ METRICS_PORT: said }).METRICS_PORT?.port).toBe(Number(port))
  }
})

test('the container is one without rights, on a root that can not be written, with its port on this machine alone', () => {
  for (const line of ['read_only: true', 'cap_drop: [ALL]', 'security_opt: ["no-new-privileges:true"]'])
    expect(compose).toContain(line)
  expect(compose).toMatch(/LISTEN:-127\.0\.0\.1}/)
})

/** The variables in a service's own `environment`. */
function environmentOf(service: string): Record<string, string> {
  const [block = ''] = compose.split(`\n  ${service}:\n`).slice(1)
  const lines = block.split(/\n {2}\w/)[0]?.matchAll(/^ {6}([A-Z_]+): (.*)$/gm) ?? []
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]))
}
