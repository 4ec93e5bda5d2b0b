import { expect, test } from 'vitest'
import { freeWhenSent, picturePlace, sendAsBytes } from './send-as-bytes.ts'

const request = { text: 'Übersicht „für“ $& 猫 \ud800', source: { data: picturePlace }, more: 'ä\u2028' }

test.each([[0], [1], [200_000]])(
  'a request with a picture of %d bytes is sent as the JSON that it is',
  async (length) => {
    const jpeg = Buffer.alloc(length, 'ÿ')
    const sent = await sendAsBytes(request, jpeg, async ({ body }) => body.toString())
    expect(sent).toBe(JSON.stringify({ ...request, source: { data: jpeg.toString('base64') } }))
  },
)

test('its bytes are freed as soon as they are sent, and also if they are never sent', async () => {
  const sent = await sendAsBytes(request, Buffer.alloc(200_000), async ({ body }) => {
    const fetcher = freeWhenSent(async (_input, init) => new Response(init?.body))
    const answer = fetcher('http://127.0.0.1', { method: 'POST', body })
    expect(body).toHaveLength(0)
    return await (await answer).text()
  })
  expect(JSON.parse(sent)).toMatchObject({ text: request.text })
  let unsent: Buffer = Buffer.alloc(0)
  const refused = sendAsBytes(request, Buffer.alloc(200_000), async ({ body }) => {
    unsent = body
    throw new Error('refused')
  })
  await expect(refused).rejects.toThrow('refused')
  expect(unsent).toHaveLength(0)
})
