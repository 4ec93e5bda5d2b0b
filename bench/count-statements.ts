import pg from 'pg'

/** What a connection adds to its address to be left out of `startCountingStatements`. */
export const uncounted = 'options=-c%20pg_stat_statements.track%3Dnone'

/** How often each statement was asked, by its text. */
export type StatementCounts = Map<string, number>

/**
 * Counts from now on what those who connect ask a database: every statement, begin and commit as well. PostgreSQL's own count of
 * transactions says something else: a connection that falls idle adds what it did only ten seconds later, and the vacuum's are in it.
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

/** What was asked between two readings, the most frequent first. */
export function askedBetween(before: StatementCounts, after: StatementCounts): [string, number][] {
  return [...after]
    .map(([query, calls]): [string, number] => [query, calls - (before.get(query) ?? 0)])
    .filter(([, calls]) => calls > 0)
    .sort(([, some], [, others]) => others - some)
}
