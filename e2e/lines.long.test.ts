import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownGround } from './harness/own-ground.ts'
import { speak } from './harness/speak.ts'
import { startProduct } from './harness/start-product.ts'
import { type Stage, startStage } from './harness/start-stage.ts'
import { walk } from './harness/walk.ts'

let stage: Stage

beforeAll(async () => {
  stage = await startStage(await ownGround(), { CONCURRENCY: '2' })
})

afterAll(() => stage?.close())

test('a page whose server dies reports it after 15 s, and continues when the server is back', async () => {
  stage.farSide.ai.set({ latencyMs: 700 })
  const { page, close } = await stage.open()
  await walk.chooseList(page, stage.farSide.list(24))
  await walk.start(page)
  await walk.waitForImages(page, 1)

  const killedAt = Date.now()
  await stage.product.killEverything()
  await page.getByText('Die Verbindung zum Server ist abgebrochen.').waitFor({ timeout: 60_000 })
  expect(Date.now() - killedAt).toBeGreaterThan(14_000)
  await speak(page, 'en')
  await page.getByText('Connection to server lost. Please try again later.').waitFor({ timeout: 60_000 })
  await speak(page, 'de')

  const again = await startProduct({ ...stage.settings, PORT: new URL(stage.url).port })
  try {
    await walk.waitForTheEnd(page)
    await page.getByText(/^24$/).first().waitFor()
    await page.getByText('Die Verbindung zum Server ist abgebrochen.').waitFor({ state: 'detached' })
  } finally {
    await again.stop()
  }
  await close()
})
