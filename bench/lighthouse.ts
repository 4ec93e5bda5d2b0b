import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { freePort } from '#scripts/free-port.ts'
import { openBenchBrowser } from './open-bench-browser.ts'
import { type BenchResult, median } from './result.ts'
import { startBenchProduct } from './start-bench-product.ts'

const folder = join(import.meta.dirname, 'lighthouse')
const command = join(folder, 'node_modules/lighthouse/cli/index.js')
const runs = 5
const routes = [
  '/',
  '/results',
  '/credits',
  '/admin',
  '/admin/credits',
  '/admin/apikeys',
  '/admin/jobs',
  '/admin/statistics',
  '/hilfe',
  '/impressum',
  '/datenschutz',
  '/nowhere',
]
const publicRoutes = ['/auth', '/auth/reset-password?token=x', '/auth/verify-email?token=x']

/** As much of Lighthouse's report as is read here. */
const Report = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({ numericValue: z.number().optional(), score: z.number().nullable() }),
  ),
})

/**
 * What Lighthouse says of a simulated phone: how fast the auth screen and the upload home are, how much they move while
 * they load, and how accessible every route is.
 */
export async function benchLighthouse(databaseUrl: string): Promise<BenchResult[]> {
  if (!existsSync(command)) execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit'], { cwd: folder })
  const product = await startBenchProduct({ DATABASE_URL: databaseUrl })
  const port = await freePort()
  const browser = await openBenchBrowser(port)
  // As a browser says it: the document for those who are signed in goes by the cookie.
  const user = { cookie: `bildwort_session=${product.authorization.replace('Bearer ', '')}` }
  const look = (path: string, headers: object, category: string) =>
    lookAt(`${product.url}${path}`, port, headers, category)
  try {
    const results: BenchResult[] = []
    for (const [name, path, headers] of [
      ['auth screen', '/auth', {}],
      ['upload home', '/', user],
    ] as const) {
      const scores: number[] = []
      const shifts: number[] = []
      for (let run = 0; run < runs; run += 1) {
        const { categories, audits } = await look(path, headers, 'performance')
        scores.push(categories.performance?.score ?? 0)
        shifts.push(audits['cumulative-layout-shift']?.numericValue ?? 1)
      }
      results.push(resultOf(`Lighthouse performance of the ${name}`, median(scores), 0.95, 'at least'))
      results.push(resultOf(`Layout shift of the ${name}`, median(shifts), 0.02, 'at most'))
    }
    for (const [path, headers] of [
      ...publicRoutes.map((path) => [path, {}] as const),
      ...routes.map((path) => [path, user] as const),
    ]) {
      const { categories } = await look(path, headers, 'accessibility')
      const score = categories.accessibility?.score ?? 0
      results.push(resultOf(`Lighthouse accessibility of ${path}`, score, 1, 'at least'))
    }
    return results
  } finally {
    await browser.close()
    await product.stop()
  }
}

async function lookAt(address: string, port: number, headers: object, category: string) {
  const words = [
    address,
    `--port=${port}`,
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
    `--only-categories=${category}`,
    `--extra-headers=${JSON.stringify(headers)}`,
  ]
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...words], {
    maxBuffer: 100_000_000,
  })
  const report = Report.parse(JSON.parse(stdout))
  if (report.runtimeError) throw new Error(`${address}: ${report.runtimeError.message}`)
  return report
}

function resultOf(name: string, value: number, limit: number, bound: 'at least' | 'at most'): BenchResult {
  return { name, measured: String(Number(value.toFixed(3))), baseline: '1', ratio: value, limit, bound }
}
