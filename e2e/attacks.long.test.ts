import { afterAll, beforeAll, expect, test } from 'vitest'
import { attacks } from './attacks/attacks.ts'
import { type OpenGround, startGround } from './attacks/ground/start-ground.ts'
import { replay } from './attacks/replay.ts'
import { startProduct } from './harness/start-product.ts'

const cheap = attacks({ isLong: false }).filter(({ costs }) => costs === 'little')
let ground: OpenGround

beforeAll(async () => {
  ground = await startGround((environment) => startProduct(environment))
})

afterAll(async () => {
  await ground?.close()
})

// Only `npm run test:long -- attacks` judges the latency of other users: here, other test files use the processors, too.
test.for(cheap)('$name: refused or bounded, and the product stays up', async (attack) => {
  const result = await replay(ground, attack, { isTimed: false })
  await ground.revive(result)
  expect(result.wrong).toEqual([])
})
