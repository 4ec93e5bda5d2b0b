import { setTimeout } from 'node:timers/promises'

// Five attempts, all with the same key: nothing happens twice.
async function send(path, body) {
  const call = {
    method: 'POST',
    headers: {
      authorization: `Bearer ${process.env.BILDWORT_TOKEN}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(body),
  }
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    // Without an answer the connection broke.
    const response = await fetch(`https://bildwort.example${path}`, call).catch(() => null)
    const answer = await response?.json().catch(() => null)
    if (answer && response.ok) return answer
    if (answer && ![429, 503].includes(response.status))
      throw new Error(`${answer.error} (${answer.code}, ${answer.requestId})`)
    const seconds = response?.headers.get('retry-after') ?? 2 ** (attempt - 1)
    if (attempt < 5) await setTimeout(seconds * 1000)
  }
  throw new Error('Bildwort did not answer in five attempts')
}

const image = await send('/api/v1/images', {
  url: 'https://bildwort.example/samples/cocker-spaniels.jpg',
  languages: ['de'],
  maxCost: 60,
})
console.log(image.texts.de.altText)
