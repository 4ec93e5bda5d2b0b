import { once } from 'node:events'
import { createServer } from 'node:http'
import Stripe from 'stripe'

/** A webhook endpoint that verifies every signature with the official SDK and answers as configured. */
export async function catchWebhooks(secret: string) {
  const caught: Stripe.Event[] = []
  /** Answers for the next calls, the next first; 200 when there are none. */
  const answers: (number | 'none')[] = []
  const server = createServer(async (request, reply) => {
    let body = ''
    for await (const piece of request.setEncoding('utf8')) body += piece
    const signature = String(request.headers['stripe-signature'])
    // The SDK throws for a wrong signature: then the test finds no event.
    caught.push(Stripe.webhooks.constructEvent(body, signature, secret))
    const answer = answers.shift() ?? 200
    if (answer !== 'none') reply.writeHead(answer).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}/hook`,
    caught,
    answers,
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
