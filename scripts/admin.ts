import { runAdminCommand } from '#server/accounts/run-admin-command.ts'
import { withDatabase } from './with-database.ts'

await withDatabase(async ({ db }) => {
  console.log(await runAdminCommand(db, process.argv.slice(2)))
})
