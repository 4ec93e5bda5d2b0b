const response = await fetch('https://bildwort.example/api/v1/jobs', {
  method: 'POST',
  headers: {
    authorization: `Bearer ${process.env.BILDWORT_TOKEN}`,
    'content-type': 'application/json',
    'idempotency-key': 'catalogue-1',
  },
  body: JSON.stringify({
    images: [
      { url: 'https://www.example.com/dog.jpg', context: 'Dogs on a trip to the sea' },
      { url: 'https://www.example.com/cat.jpg' },
    ],
    languages: ['de', 'en'],
    maxCost: 120,
  }),
})
const job = await response.json()
if (!response.ok) throw new Error(`${job.code} (${job.requestId})`)

console.log(`job ${job.id}: ${job.images.total} images, up to ${job.estimatedCents} cents`)
