import type { Writable } from 'node:stream'

/** A session that was open when somebody looked. */
export interface OpenSession {
  tokenHash: Buffer
  isAdmin: boolean
}

/** Which of these sessions have not ended. */
export type FindOpenSessions = (tokenHashes: Buffer[]) => Promise<OpenSession[]>

export interface SessionWatch {
  /** Ends a stream soon after the session that opened it has ended or its user is an administrator no longer, or newly. */
  endWithSession(stream: Writable, session: OpenSession): void
}

const lookEveryMs = 15_000

/**
 * Nothing else asks for a session again while a request lasts. All that last are asked for together, in one query however many
 * they are. While the database can't be asked, the streams go on. Make one per process.
 */
export function watchSessions(findOpenSessions: FindOpenSessions): SessionWatch {
  const watched = new Map<Writable, OpenSession>()
  let looking: NodeJS.Timeout | undefined
  let isAsking = false

  const look = async () => {
    if (isAsking) return
    isAsking = true
    // Those that come meanwhile were not asked for.
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
      // Who left meanwhile closes it no second time.
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
