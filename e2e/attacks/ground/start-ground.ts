import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '#scripts/free-port.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded-postgres.ts'
import { settingsForAi } from '#stand-ins/ai/settings-for-ai.ts'
import { startAiStandIn } from '#stand-ins/ai/start-ai-stand-in.ts'
import { startMailInbox } from '#stand-ins/mail/start-mail-inbox.ts'
import { startPictureSite } from '#stand-ins/pictures/start-picture-site.ts'
import { type Actor, createActor, password } from './actor.ts'
import { type Bystander, followBystander } from './follow-bystander.ts'
import type { Ground } from './ground.ts'
import { type Sent, send } from './send.ts'
import { startProviderFront } from './start-provider-front.ts'

/** Upper bound of the product's memory during every attack. */
export const mostMegabytes = 700
const adminPassword = 'a-password-of-attacks'
const key = 'key-of-an-attack'
const webhookSecret = 'whsec_of_an_attack'

export interface RunningProduct {
  pid: number
  output(): string
  stop(): Promise<unknown>
  kill(): Promise<void>
}
/** Starts the product from a folder in a separate process, and waits until it is ready. */
export type StartProduct = (environment: Record<string, string>) => Promise<RunningProduct>

export interface OpenGround extends Ground {
  bystander: Bystander
  temporaryFolder: string
  databaseUrl: string
  settings: Record<string, string>
  /** Sets the signal that ends the current attack's calls. */
  setSignal(signal: AbortSignal): void
  /** Restarts the product if it has exited, does not answer, or exceeds its memory bound. */
  revive(replay: { peakMegabytes: number }): Promise<void>
  /** Stops the product; the database stays. */
  stopProduct(): Promise<void>
  close(): Promise<void>
}

/** A product with all its limits, with its own database, provider, images and mail server. */
export async function startGround(startProduct: StartProduct): Promise<OpenGround> {
  const folder = mkdtempSync(join(tmpdir(), 'bildwort-attacks-'))
  const temporaryFolder = join(folder, 'temporary')
  mkdirSync(temporaryFolder)
  const database = await startEmbeddedPostgres({ dataDir: join(folder, 'database') })
  const pool = new pg.Pool({ connectionString: database.connectionString, max: 4 })
  // Its server was stopped.
  pool.on('error', () => {})
  const ai = await startAiStandIn({ keys: [key], keepCalls: 100 })
  const front = await startProviderFront(ai.url)
  const pictures = await startPictureSite({})
  const inbox = await startMailInbox({ keep: 5_000 })
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const settings: Record<string, string> = {
    PORT: port,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: database.connectionString,
    TMPDIR: temporaryFolder,
    // As in `npm run serve`.
    NODE_OPTIONS: '--max-semi-space-size=8',
    MALLOC_ARENA_MAX: '4',
    ADMIN_PASSWORD: adminPassword,
    SECRET_KEY: 'a key that keeps nothing secret: attacks only',
    ...settingsForAi(front, key),
    IMAGE_FETCH_ALLOW: new URL(pictures.url).host,
    SMTP_URL: inbox.smtpUrl,
    MAIL_FROM: 'Bildwort <bildwort@example.org>',
    STRIPE_SECRET_KEY: 'sk_test_of_an_attack',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: 'http://127.0.0.1:9',
    METRICS_TOKEN: 'token-of-the-metrics',
    TRUST_PROXY: '1',
    // Low enough to be reached: the default is a million.
    MAX_ROWS_PER_USER: '50000',
  }
  let product = await startProduct(settings)
  let signal = new AbortController().signal
  let users = 0
  let networks = 0
  let shown = 0
  const newAddress = () => {
    networks += 1
    return `20.${networks >> 8}.${networks & 255}.7`
  }
  const sendAsNobody = ({ json, ...sent }: Sent & { json?: unknown }) =>
    send(url, {
      signal,
      ...sent,
      ...(json !== undefined && { body: JSON.stringify(json) }),
      headers: {
        'x-forwarded-for': newAddress(),
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...sent.headers,
      },
    })
  const become = async (path: string, username: string, json: object): Promise<Actor> => {
    const address = newAddress()
    const headers = { 'x-forwarded-for': address }
    const answer = await sendAsNobody({ method: 'POST', path, headers, json })
    const token = /bildwort_session=([^;]+)/.exec(String(answer.headers['set-cookie']))?.[1]
    if (!token) throw new Error(`${path}: ${answer.status} ${answer.text}`)
    return createActor(url, { id: JSON.parse(answer.text).id, username, address, token }, () => signal)
  }
  const admin = await become('/api/login', 'admin', { username: 'admin', password: adminPassword })
  const asAdmin = async (path: string, json: object) => {
    const answer = await admin.send({ method: 'POST', path, json })
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text}`)
  }
  const newUser: Ground['newUser'] = async ({ cents = 1_000_000, isVisitor = false } = {}) => {
    users += 1
    const username = `user-${users}`
    const account = { username, email: `${username}@example.org`, password, language: 'de' }
    const user = await become('/api/register', username, account)
    if (isVisitor) return user
    await asAdmin(`/api/admin/users/${user.id}/assign-apikey`, { name: 'ANTHROPIC_API_KEY', useGlobal: true })
    await asAdmin('/api/admin/credits/adjust', { userId: user.id, amount: cents })
    return user
  }
  const bystander = followBystander()
  const other = await newUser()
  bystander.meet({ url, authorization: `Bearer ${other.token}` })

  return {
    url,
    pid: () => product.pid,
    log: () => product.output(),
    admin,
    newUser,
    newAddress,
    send: sendAsNobody,
    query: async (text, values) => (await pool.query(text, values)).rows,
    newPictures(count) {
      shown += count
      const numbers = Array.from({ length: count }, (_, n) => shown - n)
      return numbers.map((number) => `${pictures.url}/generated/${number}.jpg?width=64&height=48`)
    },
    ai,
    front,
    pictures,
    inbox,
    webhookSecret,
    signal: () => signal,
    bystander,
    temporaryFolder,
    databaseUrl: database.connectionString,
    settings,
    setSignal: (next) => {
      signal = next
    },
    async revive({ peakMegabytes }) {
      const answers = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(() => null)
      if (answers?.ok && peakMegabytes < mostMegabytes) return
      await product.kill()
      rmSync(temporaryFolder, { recursive: true, force: true })
      mkdirSync(temporaryFolder)
      product = await startProduct(settings)
    },
    async stopProduct() {
      await product.stop()
    },
    async close() {
      bystander.stop()
      await product.stop()
      await pool.end()
      await database.stop()
      await Promise.all([front.close(), ai.close(), pictures.close(), inbox.close()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
