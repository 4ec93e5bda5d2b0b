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
   * Hands a mail over to the mail server, within a minute or not at all. Throws a `MailFault`, also when `signal` is
   * aborted; then the server may have taken the mail nevertheless.
   */
  send(mail: Mail, signal?: AbortSignal): Promise<void>
  close(): void
}

const patienceMs = 20_000
const longestMs = 60_000

/** Opens the way to the mail server of SMTP_URL; nothing connects before the first mail. Null where mail is off. */
export function openMailer(settings: Settings): Mailer | null {
  if (!settings.SMTP_URL) return null
  // Most processes never send a mail, and need not load what does.
  let opening: ReturnType<typeof openTransport> | undefined
  return {
    async send({ to, ...mail }, signal) {
      const limit = AbortSignal.timeout(longestMs)
      opening ??= openTransport(settings)
      const transport = await opening
      await transport
        // As an object it is one address, whatever signs are in it.
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
      // Without, whoever sits between could hide that the server offers it, and read every link.
      requireTLS: SMTP_REQUIRE_TLS,
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
      // A mail is made of our own words alone.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    {
      from: MAIL_FROM,
      // Nobody's holiday notice answers it.
      headers: { 'Auto-Submitted': 'auto-generated' },
    },
  )
}
