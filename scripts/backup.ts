import { recordBackup } from '#server/audit/record-backup.ts'
import { namedFiles } from '#server/jobs/named-files.ts'
import { openStores } from '#server/open-stores.ts'
import { backUp } from '#server/platform/backup/back-up.ts'
import { createLog } from '#server/platform/log.ts'
import { withOwnersDatabase } from './with-database.ts'

const folder = process.argv[2]
if (!folder) {
  console.error('Name a new folder for the backup: npm run backup -- backups/monday')
  process.exit(1)
}

await withOwnersDatabase(async ({ db }, connectionString, settings) => {
  const { tables, lists, missingLists, pictures, missingPictures } = await backUp(connectionString, folder, {
    open: (databaseId) => openStores(settings, databaseId, createLog('error')),
    named: namedFiles,
  })
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  await recordBackup(db, { tables: tables.length, rows })
  console.log(
    `${rows} rows of ${tables.length} tables ${lists.length} uploaded lists and ${pictures.length} uploaded pictures are in ${folder}.`,
  )
  const missing = missingLists + missingPictures
  if (missing > 0)
    console.log(
      `${missing} files are missing: their jobs were deleted in the meantime, or DATA_DIR differs from that of the web processes.`,
    )
  console.log(
    'Keep it private, and store SECRET_KEY in another place: stored provider keys cannot be read without it.',
  )
})
