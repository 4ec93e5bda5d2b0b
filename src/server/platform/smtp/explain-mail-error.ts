/** Why a mail was rejected. The message never contains an address: the server's text mostly does, so it is omitted. */
export class MailFault extends Error {
  /** The server will never accept this mail for this recipient. */
  isFinal: boolean

  constructor(message: string, { isFinal }: { isFinal: boolean }) {
    super(message)
    this.name = 'MailFault'
    this.isFinal = isFinal
  }
}

/** The fields in which nodemailer reports an error. */
interface TransportError {
  code?: string
  command?: string
  responseCode?: number
  /** Whether the server would reject it again. */
  permanent?: boolean
}

/** Converts nodemailer's errors. */
export function explainMailError(error: unknown): MailFault {
  if (!(error instanceof Error)) return new MailFault('the mail could not be handed over', { isFinal: false })
  const { code = error.name, command = '', responseCode, permanent = false }: TransportError & Error = error
  if (responseCode) {
    const isFinal = permanent && isAboutTheMail(code, command)
    return new MailFault(`the mail server answered ${responseCode} (${code} ${command})`, { isFinal })
  }
  // Before the SMTP dialogue starts, nothing is known about the recipient, and the operator needs the network error.
  const words = command === 'CONN' ? `${code}: ${error.message}` : code
  // Without an answer from the server, EENVELOPE means that the address is invalid.
  return new MailFault(`the mail could not be handed over (${words})`, { isFinal: code === 'EENVELOPE' })
}

/** A rejected password or sender is a problem of the installation: the mail can be sent once it is fixed. */
function isAboutTheMail(code: string, command: string): boolean {
  return (code === 'EENVELOPE' && command !== 'MAIL FROM') || code === 'EMESSAGE'
}
