import type pg from 'pg'

export interface Statement {
  text: string
  values: unknown[]
  /** The data of a COPY. */
  rows?: Buffer
}

interface Query {
  text: string
  values?: unknown[]
  rows?: Uint8Array
}

/** Records every statement that a pool's connections send from now on, in order. */
export function recordStatements(pool: pg.Pool) {
  let statements: Statement[] | null = null
  const watched = new WeakSet<object>()
  pool.on('acquire', (client) => {
    if (watched.has(client)) return
    watched.add(client)
    // Safe: only passed on. A query is a text or an object with one; its values are in the object or the next argument.
    const send = client.query.bind(client) as (...given: unknown[]) => unknown
    const noted = (...given: unknown[]) => {
      const [query, beside] = given
      const { text, values = [], rows } = typeof query === 'string' ? { text: query } : (query as Query)
      statements?.push({
        text,
        values: Array.isArray(beside) ? beside : values,
        ...(rows && { rows: Buffer.from(rows) }),
      })
      return send(...given)
    }
    Object.assign(client, { query: noted })
  })
  return {
    begin: () => {
      statements = []
    },
    end: (): Statement[] => {
      const recorded = statements ?? []
      statements = null
      return recorded
    },
  }
}
