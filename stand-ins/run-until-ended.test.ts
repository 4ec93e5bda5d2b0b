import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

test.each([
  [
    'ai',
    ['--latency', '5-10', '--key', 'one', '--key', 'two', '--rate-limit', '60'],
    '/__stand-in/calls/count',
  ],
  ['pictures', [], '/fig-in-red-bowl.jpg'],
  ['checkout', ['--debit-settles-after', '50'], '/checkout.css'],
] as const)('%s runs as a process, says where, and ends on SIGTERM', async (name, flags, path) => {
  const main = fileURLToPath(import.meta.resolve(`#stand-ins/${name}/main.ts`))
  const child = spawn(process.execPath, [main, ...flags], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exit = once(child, 'exit')
  const [line] = await once(createInterface({ input: child.stdout }), 'line')
  const { url } = JSON.parse(String(line))
  const answer = await fetch(url + path)
  expect(answer.status).toBe(200)
  // An unread body keeps its connection open.
  await answer.arrayBuffer()
  child.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
})
