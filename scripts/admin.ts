import { runAdminCommand } from '#server/accounts/run-admin-command.ts'
import { createLog } from '#server/platform/log.ts'
import { openQueue } from '#server/platform/open-queue.ts'
import { createSecrets } from '#server/platform/secrets/create-secrets.ts'
import { openMailer } from '#server/platform/smtp/open-mailer.ts'
import { withDatabase } from './with-database.ts'

await withDatabase(async (database, _, settings) => {
  const queue = await openQueue(database, createLog('silent'), { supervise: false })
  // Mails are queued here and sent by the product.
  const mailer = openMailer(settings)
  try {
    const platform = { db: database.db, settings, secrets: createSecrets(settings), queue, mailer }
    console.log(await runAdminCommand(platform, process.argv.slice(2)))
  } finally {
    await queue.stop({ graceful: false, close: false })
    mailer?.close()
  }
})
