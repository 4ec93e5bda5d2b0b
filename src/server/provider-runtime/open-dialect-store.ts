import { type RequestFeature, requestFeatures } from '#server/describing/providers/dialect.ts'
import type { DialectStore } from '#server/describing/providers/dialect-store.ts'
import { column } from '#server/platform/columns.ts'
import type { Platform } from '#server/platform/platform.ts'
import { queryRows } from '#server/platform/query-rows.ts'

/**
 * The store in which worker processes share what servers reject: each process reads it once in 10 s for a server in use, never during a
 * call. An unreachable store is logged once.
 */
export function openDialectStore({ pool, log }: Pick<Platform, 'pool' | 'log'>): DialectStore {
  let isLost = false

  async function tell<R>(work: Promise<R>): Promise<R> {
    try {
      const answer = await work
      isLost = false
      return answer
    } catch (error) {
      if (!isLost && !pool.ending)
        log.warn({ err: error }, 'what servers reject cannot be shared between processes')
      isLost = true
      throw error
    }
  }

  const write = (name: string, text: string, values: unknown[]) =>
    tell(pool.query({ name, text, values })).then(() => {})

  return {
    async read(server) {
      const query = { name: 'read-server-dialect', text: readDialect, values: [server] }
      const rows = await tell(queryRows(pool, { refused: column.list(column.text) }, query))
      // A later version may know more features than this one.
      return requestFeatures.filter((feature) => rows[0]?.refused.includes(feature))
    },
    add: (server, feature) => write('add-to-server-dialect', addToDialect, [server, feature]),
    replace: (server, refused: readonly RequestFeature[]) =>
      write('replace-server-dialect', replaceDialect, [server, refused]),
  }
}

const readDialect = 'select refused from server_dialects where server = $1'

const addToDialect = `
  insert into server_dialects (server, refused, changed_at) values ($1, array[$2::text], now())
  on conflict (server) do update
    set refused = array_append(server_dialects.refused, $2::text), changed_at = now()
    where not $2::text = any(server_dialects.refused)`

const replaceDialect = `
  insert into server_dialects (server, refused, changed_at) values ($1, $2::text[], now())
  on conflict (server) do update set refused = excluded.refused, changed_at = now()`
