// Started by audit.ts only: the least that an audit can cost, in a process of its own.
import { parse } from 'parse5'

const { url, pages } = JSON.parse(process.argv[2] ?? '{}')
const began = performance.now()
for (let at = 0; at < pages; at += 1) {
  const response = await fetch(`${url}/${at}`)
  if (parse(await response.text()).childNodes.length === 0) throw new Error('an empty page')
}
process.send?.({ seconds: (performance.now() - began) / 1000 })
process.disconnect?.()
