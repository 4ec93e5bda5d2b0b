import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import type { MailBook } from './create-mail-book.ts'
import type { Refusals } from './create-refusals.ts'
import { readMail } from './read-mail.ts'

/** An SMTP server on 127.0.0.1 without TLS, which accepts every user name and password. */
export async function listenForMail(port: number, book: MailBook, refusals: Refusals) {
  const smtp = new SMTPServer({
    logger: false,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    allowInsecureAuth: true,
    authOptional: true,
    closeTimeout: 5_000,
    onAuth: ({ username }, _session, done) => done(null, { user: username ?? 'somebody' }),
    onData: (stream, session, done) => {
      receive(stream, session).then(() => done(), done)
    },
  })

  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession) {
    // Read to its end even if it is refused: clients wait for the answer until then.
    const source = await buffer(stream)
    const responseCode = refusals.next()
    if (responseCode) throw Object.assign(new Error('Refused by the stand-in'), { responseCode })
    const recipients = session.envelope.rcptTo.map(({ address }) => address)
    book.add(await readMail(source, recipients))
  }

  await new Promise<void>((resolve, reject) => {
    smtp.once('error', reject)
    smtp.listen(port, '127.0.0.1', resolve)
  })
  // A client that disconnects early causes an error event, which would end the process without a listener.
  smtp.on('error', () => {})
  // Safe: it listens on a port, not on a pipe, and is not closed yet.
  const address = smtp.server.address() as AddressInfo

  return {
    url: `smtp://127.0.0.1:${address.port}`,
    async close() {
      // Clients with a pool keep idle connections, which closing would wait for.
      for (const connection of smtp.connections) connection.close()
      await new Promise<void>((resolve) => smtp.close(resolve))
    },
  }
}
