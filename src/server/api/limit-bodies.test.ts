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

test('of one user’s large bodies only so many are read at once; small ones and other users’ are', async ({
  start,
  make,
}) => {
  const { app, platform } = await start()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const [anna, berta] = [await make.user(), await make.user()]
  const [ofAnna, ofBerta] = [await tokenOf(platform, anna.id), await tokenOf(platform, berta.id)]
  const begin = async (token: string, bytes: number) => {
    const connection = await openConnection(app)
    const headers = ['host: localhost', `authorization: Bearer ${token}`, 'content-type: application/json']
    connection.send('POST /api/v1/images HTTP/1.1', ...headers, `content-length: ${bytes}`, '', '{')
    return connection
  }
  const large = bounds.smallBodyBytes + 1
  const { perUser } = bounds.largeBodiesAtOnce
  const reading = await Promise.all(Array.from({ length: perUser }, () => begin(ofAnna, large)))
  const answer = async (token: string, bytes: number) => {
    const one = await begin(token, bytes)
    one.send('x'.repeat(bytes - 1))
    await until(() => one.heard().includes('\r\n'))
    one.socket.destroy()
    return one.heard()
  }
  await until(async () => /503 [\s\S]*"code":"busy"/.test(await answer(ofAnna, large)))
  // These are read: what is refused is that they are no JSON.
  expect(await answer(ofAnna, 1)).toMatch(/^HTTP\/1.1 400/)
  expect(await answer(ofBerta, large)).toMatch(/^HTTP\/1.1 400/)
  for (const { socket } of reading) socket.destroy()
  await until(async () => (await answer(ofAnna, large)).startsWith('HTTP/1.1 400'))
})
