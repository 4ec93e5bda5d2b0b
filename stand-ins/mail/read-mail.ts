import PostalMime, { type Address } from 'postal-mime'

export interface Mail {
  /** Counts up from 1 and is never reused by an inbox. */
  id: string
  /** As in the header: `Bildwort <post@example.org>`, or only the address. */
  from: string
  /** All recipients, including blind copies: addresses in lower case, without names. */
  to: string[]
  subject: string
  /** Empty when the mail has no text version. */
  text: string
  /** Empty when the mail has no HTML version. */
  html: string
  receivedAt: Date
  /** By lower-case name, unfolded but not decoded. Of repeated headers the last. */
  headers: Record<string, string>
}

/** Parses a message as received over SMTP. Throws if it is not a mail. */
export async function readMail(source: Buffer, recipients: string[]): Promise<Omit<Mail, 'id'>> {
  const email = await PostalMime.parse(source)
  return {
    from: email.from ? writeAddress(email.from) : '',
    to: recipients.map((address) => address.toLowerCase()),
    subject: email.subject ?? '',
    text: email.text ?? '',
    html: email.html ?? '',
    receivedAt: new Date(),
    headers: Object.fromEntries(email.headers.map(({ key, value }) => [key, value])),
  }
}

function writeAddress({ name, address = '' }: Address): string {
  return name ? `${name} <${address}>` : address
}
