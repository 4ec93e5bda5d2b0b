import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { openBenchBrowser } from './open-bench-browser.ts'
import type { BenchResult } from './result.ts'
import { startBenchProduct } from './start-bench-product.ts'

const allowedKilobytes = { visitor: 160, user: 180 }

/** The bytes that the browser loads before a visitor can sign in, and before a user can choose a file. */
export async function benchWebSize(databaseUrl: string): Promise<BenchResult[]> {
  const product = await startBenchProduct({ DATABASE_URL: databaseUrl })
  const browser = await openBenchBrowser()
  try {
    const visitor = await loadedScripts(browser, `${product.url}/auth`, {})
    const user = await loadedScripts(browser, `${product.url}/`, { authorization: product.authorization })
    const admin = [...user.keys()].filter((path) => /admin/i.test(path))
    if (admin.length > 0) throw new Error(`users load what administrators need: ${admin.join(', ')}`)
    return [
      resultOf('JavaScript of the auth screen, gzip', visitor, allowedKilobytes.visitor),
      resultOf('JavaScript of the signed-in shell, gzip', user, allowedKilobytes.user),
    ]
  } finally {
    await browser.close()
    await product.stop()
  }
}

function resultOf(name: string, scripts: Map<string, number>, allowed: number): BenchResult {
  const kilobytes = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000
  return {
    name,
    measured: `${kilobytes.toFixed(1)} kB in ${scripts.size} files`,
    baseline: `${allowed} kB`,
    ratio: kilobytes / allowed,
    limit: 1,
  }
}

/** Bytes of every script that a page loads until it is idle, by path, compressed as the server does. */
async function loadedScripts(
  browser: Browser,
  address: string,
  extraHTTPHeaders: Record<string, string>,
): Promise<Map<string, number>> {
  const context = await browser.newContext({ extraHTTPHeaders })
  const page = await context.newPage()
  const loaded: Promise<[path: string, bytes: number]>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    const { pathname } = new URL(response.url())
    loaded.push(response.body().then((body) => [pathname, gzipSync(body, { level: 9 }).length]))
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const scripts = new Map(await Promise.all(loaded))
  await context.close()
  return scripts
}
