import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/open-database.ts'

/** A row of the frontier: an address to visit. */
export interface NewPage {
  position: number
  kind: 'page' | 'sitemap'
  url: string
  /** Addresses that a sitemap names. */
  pictures?: string[]
}

/** Adds rows to the frontier. Their addresses and positions must be new: who adds them holds the audit's row. */
export async function addPages(tx: Transaction, auditId: number, pages: readonly NewPage[]): Promise<void> {
  if (pages.length === 0) return
  const rows = pages.map((page) => ({ pictures: [], ...page, url_hash: sha256(page.url) }))
  // As one value: a sitemap can bring more rows than a statement can have parameters.
  await tx.execute(sql`
    insert into site_audit_pages (audit_id, position, kind, url, url_hash, listed_pictures)
    select ${auditId}::int, position, kind, url, decode(url_hash, 'hex'), pictures
    from json_to_recordset(${JSON.stringify(rows)}::json) as one (position int, kind text, url text, url_hash text,
      pictures text[])`)
}

/** In hexadecimal: addresses are too long for an index. */
export function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
