import { runAdminCommand } from '#server/accounts/run-admin-command.ts'
import { migrate } from '#server/platform/migrate.ts'
import { withDatabase } from './with-database.ts'

await withDatabase(async ({ db, pool }) => {
  await migrate(pool)
  console.log(await runAdminCommand(db, process.argv.slice(2)))
})
