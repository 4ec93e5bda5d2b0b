const response = await fetch('https://bildwort.example/api/v1/images', {
  method: 'POST',
  headers: {
    authorization: `Bearer ${process.env.BILDWORT_TOKEN}`,
    'content-type': 'application/json',
    // Keep it to repeat the call: nothing happens twice.
    'idempotency-key': crypto.randomUUID(),
  },
  body: JSON.stringify({
    url: 'https://bildwort.example/samples/cocker-spaniels.jpg',
    languages: ['de', 'en'],
    context: 'About us: our office dogs',
    maxCost: 60,
  }),
})
const image = await response.json()
if (!response.ok) throw new Error(`${image.error} (${image.code}, ${image.requestId})`)

console.log(image.texts.de.altText)
console.log(image.texts.en.altText)
console.log(`charged: ${image.chargedCents} cents`)
