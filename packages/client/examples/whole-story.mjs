// Uses API v1 with nothing but its documentation: plain fetch, and the official package for webhooks. Describes one image, then a list
// of images, waits for the webhook that reports the job's end, and reads the results. Exits with 1 if anything is not as documented.
//
//   BILDWORT_URL=https://… BILDWORT_TOKEN=bw_live_… node whole-story.mjs pictures.txt
//
// pictures.txt has one address per line. The script listens on WEBHOOK_PORT (default 8787); WEBHOOK_URL is the address under which the
// server reaches it (default http://127.0.0.1:8787/, which its operator must allow).
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { Webhook } from 'standardwebhooks'

const { BILDWORT_URL, BILDWORT_TOKEN, WEBHOOK_PORT = '8787', RESULTS = '' } = process.env
const { WEBHOOK_URL = `http://127.0.0.1:${WEBHOOK_PORT}/` } = process.env
const addresses = readFileSync(process.argv[2], 'utf8').split('\n').filter(Boolean)
const languages = ['de', 'en']
const began = performance.now()

// What the account can spend.
const account = await call('GET', '/account')
say(`${account.username} has ${euros(account.balanceCents)}, ${account.languages.length} languages`)
assert(account.ready, 'no key of an AI service is ready for this account')
const priceCents = account.pricesCents[languages.length - 1]

// Describe one image, then repeat the call as after a broken connection: it returns the same answer and costs nothing more.
const key = randomUUID()
const order = { url: addresses[0], languages, externalId: 'product-1', maxCost: priceCents }
const picture = await call('POST', '/images', order, { 'idempotency-key': key })
say(`one picture: ${JSON.stringify(picture.texts.de.altText)} for ${picture.chargedCents} cents`)
const again = await send('POST', '/images', order, { 'idempotency-key': key })
assert.equal(again.headers.get('idempotency-replayed'), 'true')
assert.deepEqual(await again.json(), picture)
assert.equal((await call('GET', '/account')).balanceCents, account.balanceCents - picture.chargedCents)
const found = await call('GET', '/images?externalId=product-1')
assert(found.images.some(({ id }) => id === picture.id))

// Receives the webhook at the job's end. The secret is only in this answer.
let secret = ''
const told = new Map()
let tell = () => {}
const receiver = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  try {
    const message = new Webhook(secret).verify(body, request.headers)
    // A message can be delivered twice, with the same id.
    told.set(request.headers['webhook-id'], message)
    response.writeHead(204).end()
    tell()
  } catch (error) {
    say(`a webhook that is not the server's: ${error.message}`)
    response.writeHead(400).end()
  }
})
await new Promise((resolve) => receiver.listen(Number(WEBHOOK_PORT), resolve))
const events = ['job.completed', 'job.stopped', 'job.failed']
const made = await call('POST', '/webhooks', { url: WEBHOOK_URL, events })
secret = made.secret

// Start a job for the whole list.
const started = await send('POST', '/jobs', {
  images: addresses.map((url, place) => ({ url, context: `Product ${place + 1}` })),
  languages,
  maxCost: addresses.length * priceCents,
})
assert.equal(started.status, 202)
const where = new URL(started.headers.get('location'), BILDWORT_URL)
const { id } = await started.json()
assert.equal(where.pathname, `/api/v1/jobs/${id}`)
say(`job ${id} with ${addresses.length} pictures has begun`)
await untilTold(id)
say(`a signed webhook says that job ${id} is over`)

const job = await (await fetch(where, { headers: headersWith({}) })).json()
assert.equal(job.status, 'completed')
assert.equal(job.images.succeeded, addresses.length)
say(`${job.images.succeeded} of ${job.images.total} pictures for ${euros(job.costCents)}`)

// Read the results page by page, then as a file.
const images = []
let next = `/api/v1/jobs/${id}/images?limit=300`
while (next) {
  const page = await fetch(new URL(next, BILDWORT_URL), { headers: headersWith({}) })
  images.push(...(await page.json()).images)
  next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1]
}
assert.deepEqual(
  images.map(({ url }) => url),
  addresses,
)
for (const { texts } of images) for (const language of languages) assert(texts[language].description)
const file = await send('GET', `/jobs/${id}/results.csv?delimiter=;`)
const csv = await file.text()
if (RESULTS) writeFileSync(RESULTS, csv)
say(`${images.length} images on pages, and ${csv.length} characters of CSV`)

await send('DELETE', `/webhooks/${made.webhook.id}`)
receiver.close()
say('all as documented')

async function call(method, path, body, headers) {
  return (await send(method, path, body, headers)).json()
}

/** Repeats a call as long as the server asks to retry later. */
async function send(method, path, body, headers = {}) {
  const own = method === 'POST' ? { 'idempotency-key': randomUUID(), ...headers } : headers
  for (;;) {
    const response = await fetch(`${BILDWORT_URL}/api/v1${path}`, {
      method,
      headers: headersWith({ ...(body && { 'content-type': 'application/json' }), ...own }),
      ...(body && { body: JSON.stringify(body) }),
    })
    if (response.ok) return response
    const refusal = await response.json()
    const seconds = Number(response.headers.get('retry-after'))
    if (![429, 503].includes(response.status) || !seconds) {
      throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(refusal)}`)
    }
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
  }
}

function headersWith(more) {
  return { authorization: `Bearer ${BILDWORT_TOKEN}`, ...more }
}

async function untilTold(jobId) {
  const isTold = () => [...told.values()].find(({ data }) => data.jobId === jobId)
  while (!isTold()) {
    await new Promise((resolve) => {
      tell = resolve
    })
  }
  assert.equal(isTold().type, 'job.completed')
}

function say(text) {
  console.log(`${((performance.now() - began) / 1_000).toFixed(1).padStart(6)} s  ${text}`)
}

function euros(cents) {
  return `${(cents / 100).toFixed(2)} €`
}
