import pg from 'pg'

/** Appended to a connection string, it excludes the connection from `startCountingStatements`. */
export const uncounted = 'options=-c%20pg_stat_statements.track%3Dnone'

/** Number of executions of each statement, by its text. */
export type StatementCounts = Map<string, number>

/**
 * Counts all statements of a database from now on, including begin and commit. PostgreSQL's own transaction counters don't fit: an idle
 * connection reports its share only ten seconds later, and they include autovacuum.
 */
export async function startCountingStatements(databaseUrl: string) {
  const client = new pg.Client({ connectionString: `${databaseUrl}&${uncounted}` })
  await client.connect()
  await client.query('create extension pg_stat_statements')
  const { database } = client
  await client.query(`alter database ${pg.escapeIdentifier(database!)} set pg_stat_statements.track = 'top'`)
  return {
    async read(): Promise<StatementCounts> {
      const { rows } = await client.query<{ query: string; calls: number }>(
        `select query, sum(calls)::int as calls from pg_stat_statements
        where dbid = (select oid from pg_database where datname = current_database()) group by query`,
      )
      return new Map(rows.map(({ query, calls }) => [query, calls]))
    },
    close: () => client.end(),
  }
}

/** The statements between two readings, the most frequent first. */
export function askedBetween(before: StatementCounts, after: StatementCounts): [string, number][] {
  return [...after]
    .map(([query, calls]): [string, number] => [query, calls - (before.get(query) ?? 0)])
    .filter(([, calls]) => calls > 0)
    .sort(([, some], [, others]) => others - some)
}
