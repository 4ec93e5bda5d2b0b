const headers = { authorization: `Bearer ${process.env.BILDWORT_TOKEN}` }

let next = 'https://bildwort.example/api/v1/jobs/42/images?limit=100'
while (next) {
  const response = await fetch(next, { headers })
  const page = await response.json()
  if (!response.ok) throw new Error(`${page.error} (${page.code}, ${page.requestId})`)
  for (const { url, texts, problem, state } of page.images) {
    // The texts are by language; without any, there is a problem, or it is not done yet.
    const [text] = Object.values(texts)
    console.log(url, text?.altText ?? problem?.message ?? state)
  }
  const link = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')
  next = link && new URL(link[1], response.url)
}
