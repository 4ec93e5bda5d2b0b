import { runAdminCommand } from '#server/accounts/run-admin-command.ts'
import { openMailQueue } from '#server/mail/open-mail-queue.ts'
import { createLog } from '#server/platform/log.ts'
import { openQueue } from '#server/platform/open-queue.ts'
import { openMailer } from '#server/platform/smtp/open-mailer.ts'
import { withDatabase } from './with-database.ts'

await withDatabase(async (database, _, settings) => {
  const queue = await openQueue(database, createLog('silent'), { supervise: false })
  const mailer = openMailer(settings)
  try {
    await openMailQueue(queue)
    console.log(await runAdminCommand({ ...database, queue, mailer }, process.argv.slice(2)))
  } finally {
    mailer?.close()
    await queue.stop({ graceful: false, close: false })
  }
})
