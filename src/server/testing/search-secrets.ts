import pg from 'pg'
import { to } from 'pg-copy-streams'
import { shortestSecret } from './secret-book.ts'

export interface Finding {
  /** Table or log; never the secret itself. */
  where: string
  /** The first signs of what was found, enough to know it by. */
  what: string
}

/** Searches every table of a database that has ever held a row, the queue's too, as COPY gives it out. */
export async function searchTables(
  connectionString: string,
  secrets: ReadonlySet<string>,
): Promise<{ findings: Finding[]; tables: number }> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')
        and pg_relation_size(format('%I.%I', schemaname, tablename)::regclass) > 0
      order by 1`)
    const findings: Finding[] = []
    for (const { name } of rows) {
      const text = await copyOut(client, name)
      findings.push(...searchText(`table ${name}`, text, secrets))
    }
    return { findings, tables: rows.length }
  } finally {
    await client.end()
  }
}

/**
 * Where secrets stand in a text: as they are, or as the hexadecimal digits by which COPY writes bytes. The text is
 * gone through once, however many there are: a long run uses ten thousands.
 */
export function searchText(where: string, text: string, secrets: ReadonlySet<string>): Finding[] {
  const needles = needlesOf(secrets)
  const found = new Set<string>()
  for (let at = 0; at + shortestSecret <= text.length; at += 1) {
    for (const { needle, secret } of needles.get(text.slice(at, at + shortestSecret)) ?? []) {
      if (text.startsWith(needle, at)) found.add(secret)
    }
  }
  return [...found].map((secret) => ({ where, what: `${secret.slice(0, 4)}…` }))
}

type Needle = { needle: string; secret: string }

/** By the signs that they begin with. */
function needlesOf(secrets: ReadonlySet<string>): Map<string, Needle[]> {
  const needles = new Map<string, Needle[]>()
  for (const secret of secrets) {
    for (const needle of [secret, Buffer.from(secret).toString('hex')]) {
      const beginning = needle.slice(0, shortestSecret)
      needles.set(beginning, [...(needles.get(beginning) ?? []), { needle, secret }])
    }
  }
  return needles
}

async function copyOut(client: pg.Client, table: string): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of client.query(to(`copy (select * from ${table}) to stdout`))) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
