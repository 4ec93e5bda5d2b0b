/** One message of an event stream. */
export interface StreamMessage {
  /** The newest id up to and with this message, for `Last-Event-ID`. */
  id: string
  data: string
}

/**
 * Reads an event stream piece by piece: give it text as it arrives, it answers the messages that are complete.
 * Comments and fields other than `id` and `data` are passed over. Source: html.spec.whatwg.org, "event stream interpretation"
 */
export function eventStreamParser(lastEventId = ''): (text: string) => StreamMessage[] {
  let rest = ''
  let id = lastEventId
  let dataLines: string[] = []

  function readLine(line: string): StreamMessage | undefined {
    if (line === '') {
      const message = dataLines.length > 0 ? { id, data: dataLines.join('\n') } : undefined
      dataLines = []
      return message
    }
    const colon = line.indexOf(':')
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'data') dataLines.push(value)
    if (field === 'id' && !value.includes('\0')) id = value
    return undefined
  }

  return (text) => {
    // A CR at the very end may be half of a CRLF: it waits for the next piece.
    const whole = rest + text
    const usable = whole.endsWith('\r') ? whole.slice(0, -1) : whole
    const lines = usable.split(/\r\n|\r|\n/)
    rest = lines.pop()! + whole.slice(usable.length)
    return lines.map(readLine).filter((message) => message !== undefined)
  }
}
