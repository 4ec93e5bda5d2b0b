const response = await fetch('https://bildwort.example/api/v1/images', {
  method: 'POST',
  headers: {
    authorization: `Bearer ${process.env.BILDWORT_TOKEN}`,
    'content-type': 'application/json',
    'idempotency-key': 'dog-1',
  },
  body: JSON.stringify({
    url: 'https://www.example.com/dog.jpg',
    languages: ['de', 'en'],
    context: 'Dogs on a trip to the sea',
    maxCost: 60,
  }),
})
const image = await response.json()
if (!response.ok) throw new Error(`${image.code} (${image.requestId})`)

console.log(image.texts.de.altText)
console.log(image.texts.en.altText)
console.log(`charged: ${image.chargedCents} cents`)
