import { createTransport } from 'nodemailer'
import type { Settings } from '#server/platform/read-settings.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

export interface Mailer {
  /** Hands a mail over to the mail server. Throws what the server says against it. */
  send(mail: Mail): Promise<void>
  close(): void
}

const patienceMs = 20_000

/** Opens the way to the mail server of SMTP_URL; nothing connects before the first mail. Null where mail is off. */
export function openMailer({ SMTP_URL, MAIL_FROM }: Settings): Mailer | null {
  if (!SMTP_URL) return null
  const transport = createTransport(
    {
      url: SMTP_URL,
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
      // A mail is made of our own words alone.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: MAIL_FROM },
  )
  return {
    async send(mail) {
      await transport.sendMail(mail)
    },
    close: () => transport.close(),
  }
}
