import { Pool } from 'undici'
import { rateOf } from './rate-of.ts'
import { type BenchResult, formatRate, median } from './result.ts'

const connections = 16
const rounds = 5

/** The request rate of an app's route compared with a route of the same app that runs one `select 1`, alternating. */
export async function compareWithSelect(
  url: string,
  { name, path, headers }: { name: string; path: string; headers: Record<string, string>[] },
): Promise<BenchResult> {
  const pool = new Pool(url, { connections })
  const ask = { connections, path, headers }
  const askBare = { connections, path: '/api/select-one', headers: [{}] }
  try {
    await rateOf(pool, ask)
    await rateOf(pool, askBare)
    const ours: number[] = []
    const bare: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      bare.push(await rateOf(pool, askBare))
      ours.push(await rateOf(pool, ask))
    }
    return {
      name,
      measured: formatRate(median(ours)),
      baseline: `a route with one select 1 ${formatRate(median(bare))}`,
      ratio: median(ours) / median(bare),
      limit: 0.5,
      bound: 'at least',
    }
  } finally {
    await pool.close()
  }
}
