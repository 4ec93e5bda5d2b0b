// Runs the mail stand-in as a separate process.
import { parseArgs } from 'node:util'
import { runUntilEnded } from '#stand-ins/run-until-ended.ts'
import { startMailInbox } from './start-mail-inbox.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    /** Fixed, because only the page's address is printed, and senders must know the port. */
    'smtp-port': { type: 'string', default: '1025' },
    keep: { type: 'string', default: '500' },
  },
})

runUntilEnded(
  await startMailInbox({
    port: Number(values.port),
    smtpPort: Number(values['smtp-port']),
    keep: Number(values.keep),
  }),
)
