const response = await fetch('https://bildwort.example/api/v1/jobs', {
  method: 'POST',
  headers: {
    authorization: `Bearer ${process.env.BILDWORT_TOKEN}`,
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
  },
  body: JSON.stringify({
    images: [
      { url: 'https://bildwort.example/samples/cocker-spaniels.jpg', context: 'About us: our office dogs' },
      { url: 'https://bildwort.example/samples/fig-in-red-bowl.jpg' },
    ],
    languages: ['de', 'en'],
    maxCost: 120,
  }),
})
const job = await response.json()
if (!response.ok) throw new Error(`${job.error} (${job.code}, ${job.requestId})`)

console.log(`job ${job.id}: ${job.images.total} images, up to ${job.estimatedCents} cents`)
