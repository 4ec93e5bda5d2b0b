const response = await fetch('https://bildwort.example/api/v1/webhooks', {
  method: 'POST',
  headers: {
    authorization: `Bearer ${process.env.BILDWORT_TOKEN}`,
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
  },
  body: JSON.stringify({
    url: 'https://www.example.com/hooks/bildwort',
    events: ['job.completed', 'job.stopped', 'job.failed'],
  }),
})
const answer = await response.json()
if (!response.ok) throw new Error(`${answer.error} (${answer.code}, ${answer.requestId})`)

console.log(`webhook ${answer.webhook.id}, keep its secret: ${answer.secret}`)
