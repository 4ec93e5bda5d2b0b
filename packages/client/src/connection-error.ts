/** A call that got no answer, or whose answer broke off. `cause` is what the runtime says of it. */
export class ConnectionError extends Error {
  override name = 'ConnectionError'

  constructor(cause: unknown) {
    super(`No connection to the server: ${reasonOf(cause)}`, { cause })
  }
}

/** A runtime says only that it failed; why is in the causes, and an error of several addresses has a code alone. */
function reasonOf(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault)
  if (fault.cause instanceof Error) return reasonOf(fault.cause)
  return fault.message || ('code' in fault && String(fault.code)) || fault.name
}

/** An answer whose body, if it breaks off while it is read, throws a `ConnectionError`. */
export function watchBody(answer: Response, signal: AbortSignal): Response {
  if (!answer.body) return answer
  const reader = answer.body.getReader()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (fault) {
        controller.error(signal.aborted ? fault : new ConnectionError(fault))
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
  const { status, statusText, headers } = answer
  return new Response(body, { status, statusText, headers })
}
