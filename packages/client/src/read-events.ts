/** What a message of an event stream says; `retryMs` is how long to wait before the next connection. */
export interface StreamMessage {
  id?: string
  data?: string
  retryMs?: number
}

/** The messages of an event stream as they arrive. One that breaks off is left out, as is a comment. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamMessage, void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const blocks = (rest + decoder.decode(read.value, { stream: true })).split(/\r?\n\r?\n/)
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const message = readBlock(block)
        if (Object.keys(message).length > 0) yield message
      }
    }
  } finally {
    // The connection ends with its reader; one that broke has ended already.
    await reader.cancel().catch(() => {})
  }
}

function readBlock(block: string): StreamMessage {
  const message: StreamMessage = {}
  for (const line of block.split(/\r?\n/)) {
    const [, name, value = ''] = /^(\w+)(?:: ?(.*))?$/.exec(line) ?? []
    if (name === 'id') message.id = value
    if (name === 'data') message.data = message.data === undefined ? value : `${message.data}\n${value}`
    if (name === 'retry' && /^\d+$/.test(value)) message.retryMs = Number(value)
  }
  return message
}
