// The product's app with two more routes: one runs a single `select 1`, as the baseline with the same hooks, the other is an API route that
// does nothing but authenticate the token.
import { prepareCallers } from '#server/accounts/signing-in/prepare-callers.ts'
import { mountModules } from '#server/mount-modules.ts'
import { openPlatform } from '#server/open-platform.ts'
import { buildApp, type MountRoutes } from '#server/platform/build-app.ts'
import { createLog } from '#server/platform/log.ts'
import { readSettings } from '#server/platform/read-settings.ts'
import { openDescriber } from '#server/provider-runtime/open-describer.ts'

const settings = readSettings(process.env)
const platform = await openPlatform(settings, createLog('error'))
const selectOne: MountRoutes = (app, { pool }) => {
  app.get('/api/select-one', async () => (await pool.query('select 1 as one')).rows[0])
  const ofToken = { access: 'token', scope: 'account:read' } as const
  app.get('/api/v1/nothing', { config: ofToken }, async () => ({}))
}
const app = await buildApp(platform, prepareCallers(platform), [...mountModules(openDescriber), selectOne])
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))

process.on('SIGTERM', async () => {
  await app.close()
  await platform.close()
  process.disconnect()
})
