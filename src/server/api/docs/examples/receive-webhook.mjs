// npm install standardwebhooks
import { createServer } from 'node:http'
import { Webhook } from 'standardwebhooks'

const webhook = new Webhook(process.env.BILDWORT_WEBHOOK_SECRET)
// A message can come twice, with the same id. A real receiver keeps the ids in its database.
const seen = new Set()

createServer(async (request, response) => {
  // The body exactly as it came: once parsed and written anew it has another signature.
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) body += chunk
  try {
    const event = webhook.verify(body, request.headers)
    const id = request.headers['webhook-id']
    if (!seen.has(id)) console.log(event.type, event.data)
    seen.add(id)
    response.writeHead(204).end()
  } catch {
    response.writeHead(400).end()
  }
}).listen(8080)
