import { createTransport, type SendMailOptions } from 'nodemailer'
import type { MailInbox } from '#stand-ins/mail/start-mail-inbox.ts'

const usual = {
  from: { name: 'Bildwort für Prüfer', address: 'post@bildwort.example' },
  to: 'anna@example.org',
  subject: 'Grüße aus Köln',
  text: 'Schöne Grüße',
}

/** Sends a mail over SMTP; omitted fields have defaults. */
export async function sendMail(inbox: MailInbox, mail: SendMailOptions = {}) {
  const transport = createTransport(inbox.smtpUrl)
  try {
    return await transport.sendMail({ ...usual, ...mail })
  } finally {
    transport.close()
  }
}
