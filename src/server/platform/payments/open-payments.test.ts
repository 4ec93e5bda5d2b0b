import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readSettings } from '#server/platform/read-settings.ts'
import { expect, test } from '#server/testing/test.ts'
import { describePaymentError, isPaymentError } from './describe-payment-error.ts'
import { openPayments } from './open-payments.ts'

const settingsWith = (more: Record<string, string>) => readSettings({ SECRET_KEY: 'x'.repeat(32), ...more })
const keys = { STRIPE_SECRET_KEY: 'sk_test_of_a_test', STRIPE_WEBHOOK_SECRET: 'whsec_of_a_test' }

test('without a key payments are off', () => {
  expect(openPayments(settingsWith({}))).toBeNull()
})

test.for([
  [{}, 'https', 'api.stripe.com', 443],
  [{ STRIPE_API_BASE: 'http://127.0.0.1:12111/' }, 'http', '127.0.0.1', 12111],
  [{ STRIPE_API_BASE: 'https://stripe.example' }, 'https', 'stripe.example', 443],
  [{ STRIPE_API_BASE: 'http://[::1]:12111' }, 'http', '::1', 12111],
] as const)('%o is asked by %s at %s, port %i', ([more, protocol, host, port]) => {
  const payments = openPayments(settingsWith({ ...keys, ...more }))!
  expect(payments.webhookSecret).toBe('whsec_of_a_test')
  expect(payments.stripe.getApiField('protocol')).toBe(protocol)
  expect(payments.stripe.getApiField('host')).toBe(host)
  expect(Number(payments.stripe.getApiField('port'))).toBe(port)
  payments.close()
})

test.for([
  [{}, 'https://checkout.stripe.com/c/pay/cs_test_a#fid', true],
  [{}, 'https://pay.stripe.com/receipts/payment/abc', true],
  [{}, 'http://checkout.stripe.com/c/pay', false],
  [{}, 'https://checkout.stripe.com.elsewhere.example/', false],
  [{}, 'https://elsewherestripe.com/', false],
  [{}, 'https://elsewhere.example/?https://checkout.stripe.com', false],
  [{}, 'https://checkout.stripe.com@elsewhere.example/', false],
  [{}, 'https://checkout.stripe.com:8443/', false],
  [{}, 'javascript:alert(1)//.stripe.com', false],
  [{}, '//checkout.stripe.com', false],
  [{}, 'http://127.0.0.1:12111/pay', false],
  [{ STRIPE_API_BASE: 'http://127.0.0.1:12111' }, 'http://127.0.0.1:12111/pay', true],
  [{ STRIPE_API_BASE: 'http://127.0.0.1:12111' }, 'http://127.0.0.1:12112/pay', false],
  [{ STRIPE_API_BASE: 'http://127.0.0.1:12111' }, 'https://127.0.0.1:12111/pay', false],
] as const)('asked at %o, its page may be at %s: %s', ([more, address, isOwn]) => {
  const payments = openPayments(settingsWith({ ...keys, ...more }))!
  if (isOwn) expect(payments.pageAt(address)).toBe(address)
  else expect(() => payments.pageAt(address)).toThrow('not its own')
  payments.close()
})

test.each([
  ['https://checkout.stripe.com/c/pay/cs_1', true],
  ['https://kasse.example/c/pay/cs_1', true],
  ['http://127.0.0.1:12111/pay', true],
  ['http://kasse.example/c/pay/cs_1', false],
  ['https://checkout.stripe.com@kasse.example/', false],
  ['javascript:alert(1)//kasse.example', false],
  ['//kasse.example', false],
])('a checkout may be at %s: %s', (address, isAllowed) => {
  const payments = openPayments(settingsWith({ ...keys, STRIPE_API_BASE: 'http://127.0.0.1:12111' }))!
  if (isAllowed) expect(payments.checkoutAt(address)).toBe(address)
  else expect(() => payments.checkoutAt(address)).toThrow('not its own')
  payments.close()
})

test('a failed connection is logged without the service’s own message', async () => {
  const nobody = settingsWith({ ...keys, STRIPE_API_BASE: 'http://127.0.0.1:9' })
  const payments = openPayments(nobody, { retries: 0 })!
  const error = await payments.stripe.refunds.list().catch((error: unknown) => error)
  payments.close()
  expect(isPaymentError(error) && describePaymentError(error)).toMatchObject({
    type: 'StripeConnectionError',
    code: 'ECONNREFUSED',
  })
})

test('after closing it makes no further requests, not even retries', async () => {
  let calls = 0
  const silent = createServer(() => {
    calls += 1
    payments.close()
  })
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  // Safe: the address of a TCP server is not a string.
  const { port } = silent.address() as AddressInfo
  const there = settingsWith({ ...keys, STRIPE_API_BASE: `http://127.0.0.1:${port}` })
  const payments = openPayments(there, { timeoutMs: 3_000 })!
  const error = await payments.stripe.refunds.list().catch((error: unknown) => error)
  expect(isPaymentError(error)).toBe(true)
  expect(calls).toBe(1)
  silent.close()
})
