import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { hashPassword } from '#server/accounts/passwords/hash-password.ts'
import { startSession } from '#server/accounts/signing-in/start-session.ts'
import { createUser } from '#server/accounts/users/create-user.ts'
import { createLog } from '#server/platform/log.ts'
import { openDatabase } from '#server/platform/open-database.ts'

export const password = 'password-of-a-benchmark'

/** The app in a separate process, with a route that runs one `select 1`, and a signed-in user. */
export async function startApp(databaseUrl: string, environment: Record<string, string> = {}) {
  const { db, close } = openDatabase(databaseUrl, createLog('error'), { connections: 2 })
  const user = { username: 'anna', email: 'anna@example.org', passwordHash: await hashPassword(password) }
  const userId = await db.transaction((tx) => createUser(tx, user))
  const token = await startSession(db, { userId, days: 30 })
  await close()
  const child = fork(fileURLToPath(import.meta.resolve('./serve-with-select.ts')), {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      SECRET_KEY: 'a key that keeps nothing secret: benchmarks only',
      RATE_LIMIT: 'off',
      ROLE: 'web',
      ...environment,
    },
  })
  const [url] = await once(child, 'message')
  return {
    url: String(url),
    authorization: `Bearer ${token}`,
    username: user.username,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
