import { fetch, type RequestInit } from 'undici'
import { expect, test } from 'vitest'
import { refusedPorts } from './refused-ports.ts'

/** Opens nothing: a request that gets here would have been sent. */
const dispatcher = {
  dispatch() {
    throw new Error('connected')
  },
} as unknown as NonNullable<RequestInit['dispatcher']>

const reasonOf = (port: number) =>
  fetch(`http://pictures.example:${port}/`, { dispatcher }).then(
    () => 'answered',
    ({ cause }: Error) => String(cause),
  )

test('the refused ports are those that fetch refuses, and the reserved one', async () => {
  const asked = Array.from({ length: 10_100 }, (_, port) => port)
  const reasons = await Promise.all(asked.map(reasonOf))
  const refused = asked.filter((port) => reasons[port]?.includes('bad port'))
  expect([...refusedPorts].filter((port) => port !== 0)).toEqual(refused.filter((port) => port !== 0))
  expect(refusedPorts.has(0)).toBe(true)
})
