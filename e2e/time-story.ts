// Walks the whole story by keyboard and by mouse, in German and in English, and says how many actions and seconds each
// of its steps takes: sign in, sample, describe, look through, correct, download. A folder as argument is another
// checkout of the product, built and with its own dependencies, that is measured too. The hands are a machine's: the
// seconds are what the product makes somebody wait, the actions are what it asks of them.
import { resolve } from 'node:path'
import { signIn } from './harness/client.ts'
import { createCountingHands, type Effort } from './harness/counting-hands.ts'
import { type FarSide, startFarSide } from './harness/far-side.ts'
import { makeUser } from './harness/make-user.ts'
import { openBrowser } from './harness/open-browser.ts'
import { openFreshPage } from './harness/open-page.ts'
import { adminPassword, startProduct, temporaryFolder } from './harness/start-product.ts'
import { toLookAt, walkWholeStory } from './harness/whole-story.ts'

interface Step extends Effort {
  name: string
  seconds: number
}

const latencyMs = 500
const folders = [process.cwd(), ...process.argv.slice(2).map((folder) => resolve(folder))]

const browser = await openBrowser()
const farSide = await startFarSide(latencyMs)
farSide.ai.set({ faults: toLookAt.map((match) => ({ match, body: 'opening' as const })) })
try {
  for (const folder of folders) {
    console.log(`\n${folder}`)
    for (const row of await measure(folder, farSide)) console.log(row)
  }
} finally {
  await browser.close()
  await farSide.close()
}

async function measure(folder: string, { environment }: FarSide): Promise<string[]> {
  const data = temporaryFolder()
  const product = await startProduct({ ...environment, DATA_DIR: data.path }, '127.0.0.1', folder)
  const rows = [line('', 'step', ['keys', 'characters', 'clicks', 'scrolls', 'seconds'])]
  try {
    const admin = await signIn(product.url, 'admin', adminPassword)
    for (const way of ['keyboard', 'mouse'] as const) {
      for (const language of ['de', 'en'] as const) {
        const username = `${way}-${language}`
        await admin.giveCredit(await makeUser(product.url, username, language), 10_000)
        const steps = await walkOnce(product.url, username, language, way)
        for (const step of [...steps, sum(steps)]) rows.push(lineOf(`${way}, ${language}`, step))
      }
    }
  } finally {
    await product.stop()
    data.remove()
  }
  return rows
}

async function walkOnce(
  url: string,
  username: string,
  language: 'de' | 'en',
  way: 'keyboard' | 'mouse',
): Promise<Step[]> {
  const { page, complaints, close } = await openFreshPage(browser, {
    acceptDownloads: true,
    viewport: { width: 1440, height: 900 },
  })
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
  const hands = createCountingHands(page, way)
  const steps: Step[] = []
  let began = performance.now()
  await walkWholeStory({ page, url, username, language, way, hands }, (name) => {
    const now = performance.now()
    steps.push({ name, ...hands.takeEffort(), seconds: (now - began) / 1_000 })
    began = now
  })
  await close()
  if (complaints.length > 0) throw new Error(`the browser complained: ${complaints.join('\n')}`)
  return steps
}

function sum(steps: Step[]): Step {
  const total = { name: 'all', keys: 0, characters: 0, clicks: 0, scrolls: 0, seconds: 0 }
  for (const step of steps) {
    for (const part of ['keys', 'characters', 'clicks', 'scrolls', 'seconds'] as const)
      total[part] += step[part]
  }
  return total
}

function lineOf(story: string, { name, keys, characters, clicks, scrolls, seconds }: Step): string {
  return line(story, name, [keys, characters, clicks, scrolls, seconds.toFixed(1)])
}

function line(story: string, step: string, cells: (string | number)[]): string {
  return [story.padEnd(14), step.padEnd(14), ...cells.map((cell) => String(cell).padStart(11))].join('')
}
