import { expect, test } from 'vitest'
import { type CheckoutStandIn, startCheckoutStandIn } from './start-checkout-stand-in.ts'
import { askStripe, purchase } from './testing/ask-stripe.ts'

async function open(standIn: CheckoutStandIn, change: Partial<typeof purchase> = {}) {
  const { id, url } = await askStripe(standIn).checkout.sessions.create({ ...purchase, ...change })
  const page = `${standIn.url}/pay/${id}`
  return {
    id,
    url: String(url),
    read: async () => (await fetch(page)).text(),
    press: (method: string) =>
      fetch(page, { method: 'POST', body: new URLSearchParams({ method }), redirect: 'manual' }),
  }
}

test('the page says what it is, what is sold, and for how much, in the session’s language', async () => {
  await using standIn = await startCheckoutStandIn()
  const german = await (await open(standIn)).read()
  expect(german).toContain('<html lang="de">')
  expect(german).toContain('Hier fließt kein Geld')
  expect(german).toContain('<h1>Bildwort-Guthaben</h1>')
  expect(german).toMatch(/25,00\s€/)
  for (const words of ['Bezahlen', 'Per Lastschrift bezahlen (dauert Tage)', 'Abbrechen'])
    expect(german).toContain(`>${words}</`)
  expect(german).toContain('href="https://app.example.org/credits"')
  const english = await (await open(standIn, { locale: 'en' as 'de' })).read() // As good a locale as German.
  for (const words of ['No money moves', '>Pay</', '>Pay by direct debit (takes days)</', '>Cancel</'])
    expect(english).toContain(words)
})

test('a name with signs of HTML is shown as it is', async () => {
  await using standIn = await startCheckoutStandIn()
  const price_data = { ...purchase.line_items[0]!.price_data, product_data: { name: '<b>A & B</b>' } }
  const { read } = await open(standIn, { line_items: [{ price_data, quantity: 2 }] })
  expect(await read()).not.toContain('<b>')
  expect(await read()).toMatch(/50,00\s€/)
})

test('the buyer is redirected to the seller, also after a double click', async () => {
  await using standIn = await startCheckoutStandIn()
  const { id, press, read } = await open(standIn)
  for (const _ of [1, 2]) {
    const answer = await press('card')
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`https://app.example.org/credits?session=${id}`)
  }
  expect(standIn.events).toHaveLength(1)
  expect(await read()).toContain('Schon bezahlt')
  expect(await read()).not.toContain('<button')
})

test('the policy lets the form redirect to the seller only', async () => {
  await using standIn = await startCheckoutStandIn()
  const { url } = await open(standIn)
  const policy = (await fetch(url)).headers.get('content-security-policy')
  expect(policy).toContain("form-action 'self' https://app.example.org;")
})

test('a direct debit is under way, then paid or failed', async () => {
  await using standIn = await startCheckoutStandIn()
  const { id, press, read } = await open(standIn)
  expect((await press('direct_debit')).status).toBe(303)
  expect(standIn.sessions()).toMatchObject([{ status: 'complete', payment_status: 'unpaid' }])
  expect(await read()).toContain('Die Lastschrift ist unterwegs')
  await standIn.settleDebit(id, 'failed')
  expect(await read()).toContain('Die Lastschrift ist geplatzt')
})

test('an expired session accepts no payment and says so', async () => {
  await using standIn = await startCheckoutStandIn()
  const { id, press, read } = await open(standIn)
  await standIn.expire(id)
  expect((await press('card')).headers.get('location')).toBe(`/pay/${id}`)
  expect(await read()).toContain('Diese Zahlung ist abgelaufen')
  expect(standIn.sessions()).toMatchObject([{ payment_status: 'unpaid' }])
})

test('the receipt shows what was paid and refunded', async () => {
  await using standIn = await startCheckoutStandIn()
  const { id } = await open(standIn)
  await standIn.pay(id)
  await standIn.refund(id, 500)
  const intentId = String(standIn.sessions()[0]?.payment_intent)
  const intent = await askStripe(standIn).paymentIntents.retrieve(intentId, { expand: ['latest_charge'] })
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const receipt = await (await fetch(String(charge?.receipt_url))).text()
  expect(receipt).toContain('<h1>Quittung</h1>')
  expect(receipt).toMatch(/Betrag<\/dt><dd>25,00\s€/)
  expect(receipt).toMatch(/Erstattet<\/dt><dd>5,00\s€/)
  expect(receipt).toContain('Karte')
})

test.each(['/pay/cs_test_1', '/receipts/ch_1', '/elsewhere'])('%s is not there and says so', async (path) => {
  await using standIn = await startCheckoutStandIn()
  const answer = await fetch(standIn.url + path, { headers: { 'accept-language': 'en' } })
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('There is nothing here')
})
