import { changePreferences, logout } from '#contract/endpoints/accounts.ts'
import { startJob } from '#contract/endpoints/starting.ts'
import * as images from '#contract/endpoints/v1/images.ts'
import * as jobs from '#contract/endpoints/v1/jobs.ts'
import { suspendUser } from '#server/accounts/administering/suspend-user.ts'
import { createToken } from '#server/accounts/tokens/create-token.ts'
import { revokeToken } from '#server/accounts/tokens/revoke-token.ts'
import { userAt } from '#server/audit/actor.ts'
import { openConnection } from '#server/testing/open-connection.ts'
import { expect, test as plainTest } from '#server/testing/test.ts'
import { until } from '#server/testing/until.ts'

const here = '192.0.2.7'
const boundary = 'boundary'
const field = (name: string, value: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const fileOf = (name: string, content: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n${content}\r\n--${boundary}--\r\n`
const form = `multipart/form-data; boundary=${boundary}`
const listForm = {
  type: form,
  before: field('languages', '["de"]') + field('urlColumn', 'url'),
  after: fileOf('list.csv', 'url\nhttps://example.org/1.jpg\n'),
}
const pictureForm = { type: form, before: field('languages', 'de'), after: fileOf('1.jpg', 'a picture') }

/** A client that sends half of a call, and the rest of it later. */
const test = plainTest.extend('half', async ({ start, make }) => {
  const { app, platform, logs } = await start({
    LOG_LEVEL: 'info',
    ANTHROPIC_API_KEY: 'test-key-anthropic-0001',
    OPENAI_API_KEY: 'test-key-openai-0002',
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const user = await make.user()
  const scopes = ['jobs:write' as const, 'images:write' as const]
  const input = { name: 'Shop', scopes, days: null, monthlyCapCents: null }
  const actor = userAt(user.id, here)
  const token = await createToken(platform, actor, input)
  const admin = await make.user({ isAdmin: true })
  const connection = await openConnection(app)
  const who = {
    session: `cookie: bildwort_session=${user.token}`,
    token: `authorization: Bearer ${token.text}`,
  }
  return {
    async begin(
      { method, url }: { method: string; url: string },
      by: keyof typeof who,
      sent: typeof listForm,
    ) {
      const { type, before, after } = sent
      connection.send(
        `${method} ${url} HTTP/1.1`,
        'host: localhost',
        who[by],
        `content-type: ${type}`,
        `content-length: ${before.length + after.length}`,
        '',
        before,
      )
      await until(() => logs.text().includes('incoming request'))
      // This later call is admitted after it.
      await user.get('/api/user')
    },
    async finish(after: string) {
      connection.socket.write(after)
      const heard = await until(() => /\r\n\r\n(\{.*\})$/s.exec(connection.heard()))
      connection.socket.destroy()
      return JSON.parse(heard[1]!) as { code?: string }
    },
    ends: {
      'signed out': () => user.call(logout),
      suspended: () => suspendUser(platform, userAt(admin.id, here), { userId: user.id, reason: 'Test' }),
      revoked: () => revokeToken(platform.db, actor, { owner: user, tokenId: token.token.id }),
    },
  }
})

test.for([
  ['a start', startJob, 'session', listForm, 'signed out', 'not_signed_in'],
  ['a start', startJob, 'session', listForm, 'suspended', 'not_signed_in'],
  ['a start', jobs.startJob, 'token', listForm, 'revoked', 'token_revoked'],
  ['a start', jobs.startJob, 'token', listForm, 'suspended', 'token_suspended'],
  ['a picture', images.describeImage, 'token', pictureForm, 'revoked', 'token_revoked'],
  ['a picture', images.describeImage, 'token', pictureForm, 'suspended', 'token_suspended'],
] as const)(
  'half of %s by a $2 that is $4 before the rest arrives starts nothing',
  async ([, endpoint, by, sent, end, code], { half }) => {
    const { begin, finish, ends } = half
    await begin(endpoint, by, sent)
    await ends[end]()
    expect(await finish(sent.after)).toMatchObject({ code })
  },
)

test('half of a change by a session that is signed out before the rest arrives changes nothing', async ({
  half,
}) => {
  const { begin, finish, ends } = half
  const sent = { type: 'application/json', before: '{"language":', after: '"en"}' }
  await begin(changePreferences, 'session', sent)
  await ends['signed out']()
  expect(await finish(sent.after)).toMatchObject({ code: 'not_signed_in' })
})
