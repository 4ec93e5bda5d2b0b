import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { verifyWebhook } from './verify-webhook.ts'

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const message = { type: 'job.completed', timestamp: '2026-01-02T03:04:05.000Z', data: { jobId: 7 } }
const body = JSON.stringify(message)

function sign(at = new Date()) {
  return {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': new Webhook(secret).sign('msg_1', at, body),
  }
}

test('a body signed with the secret is accepted, with headers of fetch and of Node', () => {
  expect(verifyWebhook({ secret, headers: sign(), body })).toEqual(message)
  expect(verifyWebhook({ secret, headers: new Headers(sign()), body })).toEqual(message)
})

test.each([
  { fault: 'another body', headers: sign(), body: body.replace('7', '8') },
  { fault: 'no signature', headers: { ...sign(), 'webhook-signature': undefined }, body },
  { fault: 'an old time', headers: sign(new Date(Date.now() - 6 * 60_000)), body },
])('$fault is refused', ({ headers, body: sent }) => {
  expect(() => verifyWebhook({ secret, headers, body: sent })).toThrow(
    expect.objectContaining({ constructor: expect.objectContaining({ name: 'WebhookVerificationError' }) }),
  )
})
