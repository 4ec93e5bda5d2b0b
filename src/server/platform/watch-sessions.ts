import type { Writable } from 'node:stream'

/** A session that was open when it was last checked. */
export interface OpenSession {
  tokenHash: Buffer
  isAdmin: boolean
}

/** Returns those of these sessions that have not ended. */
export type FindOpenSessions = (tokenHashes: Buffer[]) => Promise<OpenSession[]>

export interface SessionWatch {
  /** Ends a stream soon after the session that opened it has ended, or its user has become or ceased to be an administrator. */
  endWithSession(stream: Writable, session: OpenSession): void
}

const lookEveryMs = 15_000

/**
 * Rechecks sessions of long-lived requests, which nothing else checks again. One query covers all of them, however many there are. While
 * the database is unavailable, the streams continue. Create one per process.
 */
export function watchSessions(findOpenSessions: FindOpenSessions): SessionWatch {
  const watched = new Map<Writable, OpenSession>()
  let looking: NodeJS.Timeout | undefined
  let isAsking = false

  const look = async () => {
    if (isAsking) return
    isAsking = true
    // Streams added in the meantime are not part of the query.
    const asked = [...watched]
    const hashes = new Map(asked.map(([, { tokenHash }]) => [nameOf(tokenHash), tokenHash]))
    const open = await findOpenSessions([...hashes.values()]).catch(() => null)
    isAsking = false
    if (!open) return
    const roles = new Map(open.map(({ tokenHash, isAdmin }) => [nameOf(tokenHash), isAdmin]))
    for (const [stream, { tokenHash, isAdmin }] of asked)
      if (roles.get(nameOf(tokenHash)) !== isAdmin) stream.destroy()
  }

  return {
    endWithSession(stream, session) {
      // Do not end a stream that has closed in the meantime.
      if (stream.destroyed) return
      watched.set(stream, session)
      looking ??= setInterval(look, lookEveryMs)
      stream.on('close', () => {
        watched.delete(stream)
        if (watched.size > 0) return
        clearInterval(looking)
        looking = undefined
      })
    },
  }
}

function nameOf(tokenHash: Buffer): string {
  return tokenHash.toString('hex')
}
