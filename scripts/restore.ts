import { recordRestore } from '#server/audit/record-backup.ts'
import { openStores } from '#server/open-stores.ts'
import { restore } from '#server/platform/backup/restore.ts'
import { createLog } from '#server/platform/log.ts'
import { withOwnersDatabase } from './with-database.ts'

const folder = process.argv[2]
if (!folder) {
  console.error('Name the folder of a backup: npm run restore -- backups/monday')
  process.exit(1)
}

await withOwnersDatabase(async (database, _, settings) => {
  const { tables, lists, pictures, createdAt } = await restore(database, folder, (databaseId) =>
    openStores(settings, databaseId, createLog('error')),
  )
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  await recordRestore(database.db, createdAt)
  console.log(
    `${rows} rows of ${tables.length} tables ${lists.length} uploaded lists and ${pictures.length} uploaded pictures are back as they were at ${createdAt}.`,
  )
})
