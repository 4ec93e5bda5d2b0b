// npm install standardwebhooks
import { createServer } from 'node:http'
import { Webhook } from 'standardwebhooks'

const webhook = new Webhook(process.env.BILDWORT_WEBHOOK_SECRET)

createServer(async (request, response) => {
  // The body exactly as it came: once parsed and written anew it has another signature.
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) body += chunk
  try {
    const event = webhook.verify(body, request.headers)
    console.log(event.type, event.data)
    response.writeHead(204).end()
  } catch {
    response.writeHead(400).end()
  }
}).listen(8080)
