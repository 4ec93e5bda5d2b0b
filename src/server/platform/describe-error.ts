/**
 * What a log may tell of an error. A failed query's message and details hold the values it was given: addresses,
 * hashes, keys. They stay out; the statement, the code and the stack are enough to find the place.
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const message = error.message.split('\nparams:')[0] ?? ''
  return {
    type: error.name,
    message,
    stack: error.stack?.replace(error.message, () => message),
    ...('code' in error ? { code: error.code } : {}),
    ...('constraint' in error ? { constraint: error.constraint } : {}),
    ...(error.cause ? { cause: describeError(error.cause) } : {}),
  }
}
