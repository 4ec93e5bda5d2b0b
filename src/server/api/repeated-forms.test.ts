import { type DescribedImage, describeImage } from '#contract/endpoints/v1/images.ts'
import { createToken } from '#server/accounts/tokens/create-token.ts'
import { userAt } from '#server/audit/actor.ts'
import { makePicture } from '#server/describing/testing/make-test-picture.ts'
import { expect, test } from '#server/testing/test.ts'
import { until } from '#server/testing/until.ts'
import { startAiStandIn } from '#stand-ins/ai/start-ai-stand-in.ts'

type Body = DescribedImage & { code?: string }

test('a repeated form takes no place among the pictures being described, whether its first call has ended or not', async ({
  start,
  onTestFinished,
}) => {
  const provider = await startAiStandIn()
  onTestFinished(provider.close)
  // Two places in the process are one for each user.
  const { make, platform } = await start({
    ANTHROPIC_API_KEY: 'test-key-anthropic-0001',
    ANTHROPIC_BASE_URL: provider.url,
    IMAGE_FETCH_ALLOW: '127.0.0.1',
    API_IMAGES_AT_ONCE: '2',
  })
  const anna = await make.user({ balanceCents: 1_000 })
  const input = { name: 'Shop', scopes: ['images:write' as const], days: null, monthlyCapCents: null }
  const { text } = await createToken(platform, userAt(anna.id, '192.0.2.7'), input)
  const caller = make.visitor({ language: 'en' }).with({ authorization: `Bearer ${text}` })
  const content = new Uint8Array(await makePicture().png().toBuffer())
  const file = { name: 'Fahne.png', content, type: 'image/png' }
  const send = (key: string, context = 'Hof') =>
    caller
      .with({ 'idempotency-key': key })
      .upload<Body>(describeImage.url, { languages: 'de', context }, file)

  const first = await send('first')
  expect(first.status).toBe(200)
  const letGo = provider.hold()
  const second = send('second')
  await until(() => provider.counts().inFlight === 1)
  // The only place is taken: a repeat of the first call is answered all the same, and another body with its key is refused.
  expect(await send('first')).toMatchObject({
    status: 200,
    body: first.body,
    headers: { 'idempotency-replayed': 'true' },
  })
  expect(await send('first', 'Garten')).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } })
  const repeats = Array.from({ length: 5 }, () => send('second'))
  const third = send('third')
  letGo()
  for (const { status, body } of await Promise.all(repeats))
    expect([status, body]).toEqual([200, (await second).body])
  expect((await third).status).toBe(200)
  const { rows } = await platform.pool.query(
    'select count(*)::int as images from single_images where user_id = $1',
    [anna.id],
  )
  expect(rows).toEqual([{ images: 3 }])
})
