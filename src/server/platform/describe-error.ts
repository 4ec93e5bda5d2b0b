/**
 * What a log may contain of an error. The message and details of a failed query contain its values (addresses, hashes, keys) and are
 * omitted; the statement, the code and the stack suffice to find the place.
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
