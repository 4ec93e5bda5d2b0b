import pg from 'pg'
import type { Logger } from './log.ts'

type Listener = (payload: string) => void

export interface Events {
  /**
   * Subscribes to a channel of all processes. An empty payload arrives once the channel is open and after each lost connection:
   * notifications may have been missed, so look again. After its last listener is removed, the process unlistens from the channel.
   */
  on(channel: string, listener: Listener): () => void
  close(): Promise<void>
}

const reconnectMs = 500

/** Opens one listening connection per process, which reconnects after a database restart. */
export async function openEvents(connectionString: string, log: Logger): Promise<Events> {
  const listeners = new Map<string, Set<Listener>>()
  let client: pg.Client | null = null
  let reconnecting: Promise<void> | null = null
  let retry: NodeJS.Timeout | undefined
  let closed = false
  // One after the other: a connection handles one query at a time.
  let opening = Promise.resolve()

  const tell = (channel: string, payload: string) => {
    for (const listener of listeners.get(channel) ?? []) listener(payload)
  }

  // A connection lost in the meantime listens to the channel when it is back. Earlier notifications were missed.
  const startListening = async (channel: string): Promise<void> => {
    try {
      if (client) await listenTo(client, channel)
    } catch {
      return
    }
    tell(channel, '')
  }

  // PostgreSQL wakes every listening connection for each NOTIFY in the database, whatever the channel, which slows it down.
  const stopListening = async (channel: string): Promise<void> => {
    if (listeners.has(channel)) return
    await client?.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => {})
  }

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({ connectionString, application_name: 'bildwort events', keepAlive: true })
    fresh.on('notification', ({ channel, payload }) => tell(channel, payload ?? ''))
    fresh.on('error', (error) => log.warn({ err: error }, 'the listening connection was lost'))
    try {
      await fresh.connect()
      for (const channel of listeners.keys()) await listenTo(fresh, channel)
    } catch (error) {
      await fresh.end().catch(() => {})
      throw error
    }
    // Registered only now: a failed attempt emits `end` too, and would be retried twice.
    fresh.on('end', () => {
      client = null
      reconnectSoon()
    })
    client = fresh
  }

  const reconnectSoon = (): void => {
    if (closed) return
    retry = setTimeout(() => {
      reconnecting = reconnect()
    }, reconnectMs)
  }

  const reconnect = async (): Promise<void> => {
    try {
      await connect()
    } catch {
      reconnectSoon()
      return
    }
    for (const channel of listeners.keys()) tell(channel, '')
  }

  await connect()
  return {
    on(channel, listener) {
      const known = listeners.get(channel) ?? new Set()
      if (known.size === 0) {
        listeners.set(channel, known)
        opening = opening.then(() => startListening(channel))
      }
      known.add(listener)
      return () => {
        known.delete(listener)
        if (known.size > 0 || listeners.get(channel) !== known) return
        listeners.delete(channel)
        opening = opening.then(() => stopListening(channel))
      }
    },
    async close() {
      closed = true
      clearTimeout(retry)
      await reconnecting
      await opening
      await client?.end()
    },
  }
}

function listenTo(client: pg.Client, channel: string) {
  return client.query(`listen ${pg.escapeIdentifier(channel)}`)
}
