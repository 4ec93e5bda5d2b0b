import type { FastifyInstance } from 'fastify'
import * as images from '#contract/endpoints/v1/images.ts'
import * as jobs from '#contract/endpoints/v1/jobs.ts'
import { createToken } from '#server/accounts/tokens/create-token.ts'
import { userAt } from '#server/audit/actor.ts'
import { bounds } from '#server/platform/bounds.ts'
import type { Platform } from '#server/platform/platform.ts'
import { openConnection } from '#server/testing/open-connection.ts'
import { expect, test } from '#server/testing/test.ts'
import { until } from '#server/testing/until.ts'

const keys = {
  ANTHROPIC_API_KEY: 'test-key-anthropic-0001',
  OPENAI_API_KEY: 'test-key-openai-0002',
  API_IMAGES_AT_ONCE: '2',
}

async function tokenOf(platform: Platform, { id }: { id: number }): Promise<string> {
  const scopes = ['images:write' as const, 'jobs:write' as const]
  const input = { name: 'Test', scopes, days: null, monthlyCapCents: null }
  return (await createToken(platform, userAt(id, '192.0.2.7'), input)).text
}

const formBytes = 500_000

/** Sends the headers of a form, and nothing of it. */
async function beginForm(app: FastifyInstance, { url }: { url: string }, token: string, key?: string) {
  const connection = await openConnection(app)
  connection.send(
    `POST ${url} HTTP/1.1`,
    'host: localhost',
    `authorization: Bearer ${token}`,
    'content-type: multipart/form-data; boundary=x',
    `content-length: ${formBytes}`,
    ...(key ? [`idempotency-key: ${key}`] : []),
    '',
    '',
  )
  return connection
}

/** The status for a picture that cannot be opened. */
async function describe(app: FastifyInstance, token: string): Promise<number> {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: images.describeImage.url,
    headers: { authorization: `Bearer ${token}` },
    payload: { url: 'http://127.0.0.1/1.jpg', languages: ['de'] },
  })
  return statusCode
}

test('slow forms prevent nobody from having a picture described, not even their sender', async ({
  start,
  make,
}) => {
  const { app, platform } = await start(keys)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const [anna, berta] = [await make.user(), await make.user()]
  const [ofAnna, ofBerta] = [await tokenOf(platform, anna), await tokenOf(platform, berta)]
  const { perUser } = bounds.picturesComingIn
  const begin = () => beginForm(app, images.describeImage, ofAnna)
  const forms = await Promise.all(Array.from({ length: perUser }, begin))
  // One more than allowed is refused once these are in.
  await until(async () => {
    const oneMore = await begin()
    forms.push(oneMore)
    await until(() => oneMore.heard() !== '' || oneMore.socket.closed, 300).catch(() => null)
    return /^HTTP\/1.1 503 [\s\S]*"code":"busy"/.test(oneMore.heard())
  })
  expect(await describe(app, ofBerta)).toBe(422)
  expect(await describe(app, ofAnna)).toBe(422)
  for (const { send, heard, socket } of forms) {
    send('x'.repeat(formBytes))
    await until(() => /invalid_input|busy/.test(heard()))
    socket.destroy()
  }
})

test.for([
  ['picture', images.describeImage],
  ['list', jobs.startJob],
] as const)(
  'a %s of a user without keys is refused before it is read, even with an idempotency key',
  async ([, endpoint], { start, make }) => {
    const { app, platform } = await start(keys)
    await app.listen({ port: 0, host: '127.0.0.1' })
    const token = await tokenOf(platform, await make.user({ isWaiting: true }))
    for (const key of [undefined, 'any']) {
      const { heard, socket } = await beginForm(app, endpoint, token, key)
      await until(() => heard().includes('account_not_ready'))
      socket.destroy()
    }
  },
)
