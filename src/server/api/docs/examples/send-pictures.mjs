import { readFile } from 'node:fs/promises'

const form = new FormData()
form.append('languages', 'de')
form.append('languages', 'en')
form.append('maxCost', '120')
for (const name of ['dogs.jpg', 'lake.jpg']) form.append('pictures', new Blob([await readFile(name)]), name)

const response = await fetch('https://bildwort.example/api/v1/jobs', {
  method: 'POST',
  headers: {
    authorization: `Bearer ${process.env.BILDWORT_TOKEN}`,
    'idempotency-key': crypto.randomUUID(),
  },
  body: form,
})
const job = await response.json()
if (!response.ok) throw new Error(`${job.error} (${job.code}, ${job.requestId})`)

console.log(`job ${job.id}: ${job.images.total} images, up to ${job.estimatedCents} cents`)
