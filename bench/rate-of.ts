import type { Pool } from 'undici'

const roundMs = 2_500

/** Requests per second. Each connection sends its next request as soon as it has the answer, with the headers in turn. */
export async function rateOf(
  pool: Pool,
  { connections, path, headers }: { connections: number; path: string; headers: Record<string, string>[] },
): Promise<number> {
  const began = performance.now()
  let asked = 0
  let answers = 0
  const ask = async () => {
    while (performance.now() - began < roundMs) {
      asked += 1
      const next = headers[asked % headers.length]!
      const { statusCode, body } = await pool.request({ path, method: 'GET', headers: next })
      await body.text()
      if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`)
      answers += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, ask))
  return answers / ((performance.now() - began) / 1000)
}
