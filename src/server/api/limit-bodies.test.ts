import type { FastifyInstance } from 'fastify'
import { createToken } from '#server/accounts/tokens/create-token.ts'
import { userAt } from '#server/audit/actor.ts'
import { bounds } from '#server/platform/bounds.ts'
import type { Platform } from '#server/platform/platform.ts'
import { openConnection } from '#server/testing/open-connection.ts'
import { expect, test } from '#server/testing/test.ts'
import { until } from '#server/testing/until.ts'

async function tokenOf(platform: Platform, userId: number): Promise<string> {
  const input = { name: 'Test', scopes: ['images:write' as const], days: null, monthlyCapCents: null }
  return (await createToken(platform, userAt(userId, '192.0.2.7'), input)).text
}

async function listen({ app }: { app: FastifyInstance }) {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return async (token: string, bytes: number, type = 'application/json') => {
    const connection = await openConnection(app)
    const headers = ['host: localhost', `authorization: Bearer ${token}`, `content-type: ${type}`]
    connection.send('POST /api/v1/images HTTP/1.1', ...headers, `content-length: ${bytes}`, '', '{')
    return connection
  }
}

/** Callers without keys are refused first. */
const keys = { ANTHROPIC_API_KEY: 'test-key-anthropic-0001', OPENAI_API_KEY: 'test-key-openai-0002' }
const large = bounds.smallBodyBytes + 1

test('large bodies whose clients disconnect early occupy no place', async ({ start, make }) => {
  const { app, platform } = await start(keys)
  const begin = await listen({ app })
  const token = await tokenOf(platform, (await make.user()).id)
  for (let call = 0; call < 4 * bounds.largeBodiesAtOnce.perUser; call += 1) {
    const { socket } = await begin(token, large)
    // Some during authentication, some before or after it.
    for (let turn = 0; turn < call; turn += 1) await new Promise(setImmediate)
    socket.resetAndDestroy()
  }
  await until(async () => {
    const { send, heard, socket } = await begin(token, large)
    send('x'.repeat(large - 1))
    await until(() => heard().includes('\r\n'))
    socket.destroy()
    return heard().startsWith('HTTP/1.1 400')
  }, 10_000)
})

test('a large form takes no place of JSON bodies, because it is streamed', async ({ start, make }) => {
  const { app, platform } = await start(keys)
  const begin = await listen({ app })
  const token = await tokenOf(platform, (await make.user()).id)
  const form = 'Multipart/form-data; boundary=x'
  const forms = []
  for (let call = 0; call <= bounds.largeBodiesAtOnce.perUser; call += 1)
    forms.push(await begin(token, large, form))
  const { send, heard, socket } = await begin(token, large)
  send('x'.repeat(large - 1))
  await until(() => heard().includes('\r\n'))
  expect(heard()).toMatch(/^HTTP\/1.1 400/)
  socket.destroy()
  for (const call of forms) {
    call.send('x'.repeat(large - 1))
    await until(() => call.heard().includes('invalid_input'))
    call.socket.destroy()
  }
})

test('only some of one user’s large bodies are read at once; small ones and other users’ are not affected', async ({
  start,
  make,
}) => {
  const { app, platform } = await start(keys)
  const begin = await listen({ app })
  const [anna, berta] = [await make.user(), await make.user()]
  const [ofAnna, ofBerta] = [await tokenOf(platform, anna.id), await tokenOf(platform, berta.id)]
  const { perUser } = bounds.largeBodiesAtOnce
  const reading = await Promise.all(Array.from({ length: perUser }, () => begin(ofAnna, large)))
  const answer = async (token: string, bytes: number) => {
    const one = await begin(token, bytes)
    one.send('x'.repeat(bytes - 1))
    // A connection that was reset before its answer was read has none.
    await until(() => one.heard().includes('\r\n') || one.socket.closed)
    one.socket.destroy()
    return one.heard()
  }
  await until(async () => {
    if (/503 [\s\S]*"code":"busy"/.test(await answer(ofAnna, large))) return true
    // The answered call may have overtaken a reading one, which was refused then and reads no more.
    reading.push(await begin(ofAnna, large))
    return false
  })
  // These are read: they are refused because they are not JSON.
  expect(await answer(ofAnna, 1)).toMatch(/^HTTP\/1.1 400/)
  expect(await answer(ofBerta, large)).toMatch(/^HTTP\/1.1 400/)
  for (const { socket } of reading) socket.destroy()
  await until(async () => (await answer(ofAnna, large)).startsWith('HTTP/1.1 400'))
})
