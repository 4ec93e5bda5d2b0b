const patienceMs = 10_000

/** Does the server, or a proxy that reaches it, answer at all? */
export async function isServerUp(): Promise<boolean> {
  try {
    const { status } = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(patienceMs) })
    return status < 500
  } catch {
    return false
  }
}
