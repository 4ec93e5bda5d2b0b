// The mail stand-in as a process of its own.
import { parseArgs } from 'node:util'
import { runUntilEnded } from '#stand-ins/run-until-ended.ts'
import { startMailInbox } from './start-mail-inbox.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    /** Not a free one: only the page's address is told, and who sends must know where to. */
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
