import { percentile } from './result.ts'

// Started by images.ts only, as a separate process, so that sending images does not slow down its measurement.
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
