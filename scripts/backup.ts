import { recordBackup } from '#server/audit/record-backup.ts'
import { backUp } from '#server/platform/backup/back-up.ts'
import { withOwnersDatabase } from './with-database.ts'

const folder = process.argv[2]
if (!folder) {
  console.error('Name a new folder for the backup: npm run backup -- backups/monday')
  process.exit(1)
}

await withOwnersDatabase(async ({ db }, connectionString) => {
  const { tables } = await backUp(connectionString, folder)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  await recordBackup(db, { tables: tables.length, rows })
  console.log(`${rows} rows of ${tables.length} tables are in ${folder}.`)
  console.log(
    'Keep it private, and keep SECRET_KEY apart from it: stored provider keys cannot be read without.',
  )
})
