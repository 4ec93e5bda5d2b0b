/** Why a mail was not taken. The message never holds an address: what the server says mostly does, so it stays out. */
export class MailFault extends Error {
  /** The server will never take this mail for this recipient. */
  isFinal: boolean

  constructor(message: string, { isFinal }: { isFinal: boolean }) {
    super(message)
    this.name = 'MailFault'
    this.isFinal = isFinal
  }
}

/** The fields by which nodemailer tells what went wrong. */
interface TransportError {
  code?: string
  command?: string
  responseCode?: number
  /** Whether this answer would be given again. */
  permanent?: boolean
}

/** Shapes what nodemailer throws. */
export function explainMailError(error: unknown): MailFault {
  if (!(error instanceof Error)) return new MailFault('the mail could not be handed over', { isFinal: false })
  const { code = error.name, command = '', responseCode, permanent = false }: TransportError & Error = error
  if (responseCode) {
    const isFinal = permanent && isAboutTheMail(code, command)
    return new MailFault(`the mail server answered ${responseCode} (${code} ${command})`, { isFinal })
  }
  // Before anything was said nothing is known of the recipient, and the operator needs the words of the network.
  const words = command === 'CONN' ? `${code}: ${error.message}` : code
  // Without an answer of the server this one says that the address is none.
  return new MailFault(`the mail could not be handed over (${words})`, { isFinal: code === 'EENVELOPE' })
}

/** A refused password or sender is the installation's fault: once it is repaired, the mail can go. */
function isAboutTheMail(code: string, command: string): boolean {
  return (code === 'EENVELOPE' && command !== 'MAIL FROM') || code === 'EMESSAGE'
}
