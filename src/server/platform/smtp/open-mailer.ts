import type { Settings } from '#server/platform/read-settings.ts'
import { explainMailError } from './explain-mail-error.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

export interface Mailer {
  /**
   * Hands a mail to the mail server, within a minute or not at all. Throws a `MailFault`, also when `signal` is aborted; the server may
   * have accepted the mail nevertheless.
   */
  send(mail: Mail, signal?: AbortSignal): Promise<void>
  close(): void
}

const patienceMs = 20_000
const longestMs = 60_000

/** Opens the mailer for SMTP_URL; it connects at the first mail. Null if mail is off. */
export function openMailer(settings: Settings): Mailer | null {
  if (!settings.SMTP_URL) return null
  // Loaded lazily: most processes never send a mail.
  let opening: ReturnType<typeof openTransport> | undefined
  return {
    async send({ to, ...mail }, signal) {
      const limit = AbortSignal.timeout(longestMs)
      opening ??= openTransport(settings)
      const transport = await opening
      await transport
        // As an object it is one address, whatever characters it contains.
        .sendMail({
          ...mail,
          to: { name: '', address: to },
          signal: signal ? AbortSignal.any([signal, limit]) : limit,
        })
        .catch((error) => {
          throw explainMailError(error)
        })
    },
    close: () => void opening?.then((transport) => transport.close()),
  }
}

async function openTransport({ SMTP_URL, SMTP_REQUIRE_TLS, MAIL_FROM }: Settings) {
  const { createTransport } = await import('nodemailer')
  return createTransport(
    {
      url: SMTP_URL,
      // Otherwise a man in the middle could hide the server's STARTTLS offer, and read every link.
      requireTLS: SMTP_REQUIRE_TLS,
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
      // Mails contain only our own content.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    {
      from: MAIL_FROM,
      // Prevents automatic replies such as out-of-office notices.
      headers: { 'Auto-Submitted': 'auto-generated' },
    },
  )
}
