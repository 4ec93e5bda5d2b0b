import { percentile } from './result.ts'

// Started by images.ts alone: who looks is nobody who sends pictures meanwhile.
const { url, authorization, count } = JSON.parse(process.argv[2] ?? '{}')

const took: number[] = []
for (let made = 0; made < count; made++) {
  const began = performance.now()
  const answer = await fetch(url, { headers: { authorization } })
  await answer.text()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  took.push(performance.now() - began)
}
process.send?.(percentile(took, 99))
process.disconnect?.()
