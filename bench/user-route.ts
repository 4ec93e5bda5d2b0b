import { compareWithSelect } from './compare-with-select.ts'
import type { BenchResult } from './result.ts'
import { startApp } from './start-app.ts'

/** `GET /api/user` with a session. */
export async function benchUserRoute(databaseUrl: string): Promise<BenchResult> {
  const app = await startApp(databaseUrl)
  try {
    return await compareWithSelect(app.url, {
      name: 'GET /api/user with a session',
      path: '/api/user',
      headers: [{ authorization: app.authorization }],
    })
  } finally {
    await app.stop()
  }
}
