import { sql } from 'drizzle-orm'
import { withoutNul } from '#contract/lists/without-hidden.ts'
import { column } from '#server/platform/columns.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'
import { sha256 } from './add-pages.ts'
import type { JudgedPicture } from './judge-page.ts'

/** A picture as it is stored, for one text and role. */
export type PictureRow = ReturnType<typeof rowOf>

/** A page's pictures, each once for each text and role. */
export function rowsOf(pictures: readonly JudgedPicture[]): PictureRow[] {
  const rows = new Map<string, PictureRow>()
  for (const picture of pictures) {
    const row = rowOf(picture)
    if (!rows.has(row.row_hash)) rows.set(row.row_hash, row)
  }
  return [...rows.values()]
}

function rowOf({ form, url, alt, label, role, linkTarget, selector, faults, ...picture }: JudgedPicture) {
  // What has no address is told apart by its place.
  const identity = [form, url || selector, alt, label, role, faults]
  return {
    row_hash: sha256(JSON.stringify(identity)),
    form,
    url,
    alt: alt === null ? null : keepable(alt),
    label: keepable(label),
    role,
    link_target: linkTarget.slice(0, 2_000),
    caption: keepable(picture.caption),
    heading: keepable(picture.heading),
    surroundings: keepable(picture.surroundings),
    language: keepable(picture.language).slice(0, 40),
    selector,
    faults,
  }
}

/** Which of these rows an audit has already, by their hashes. */
export async function findPictures(
  tx: Transaction,
  auditId: number,
  rows: readonly PictureRow[],
): Promise<Set<string>> {
  if (rows.length === 0) return new Set()
  const hashes = JSON.stringify(rows.map(({ row_hash }) => row_hash))
  const known = await readRows(
    tx,
    { hash: column.text },
    sql`
    select encode(row_hash, 'hex') as hash from site_audit_pictures
    where audit_id = ${auditId} and row_hash in (select decode(json_array_elements_text(${hashes}::json), 'hex'))`,
  )
  return new Set(known.map(({ hash }) => hash))
}

/** Adds pictures with the positions of their pages, or the pages to pictures that the audit has already. */
export async function addPictures(
  tx: Transaction,
  auditId: number,
  rows: readonly (PictureRow & { pages: number[] })[],
): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into site_audit_pictures as known (audit_id, row_hash, form, url, alt, label, role, link_target, caption, heading,
      surroundings, language, selector, faults, pages)
    select ${auditId}::int, decode(row_hash, 'hex'), form, url, alt, label, role, link_target, caption, heading, surroundings,
      language, selector, faults, pages
    from json_to_recordset(${JSON.stringify(rows)}::json) as one (row_hash text, form text, url text, alt text, label text,
      role text, link_target text, caption text, heading text, surroundings text, language text, selector text, faults text[],
      pages int[])
    on conflict (audit_id, row_hash) do update set pages = known.pages || excluded.pages`)
}

const maxCharacters = 5_000

/** What the database can store: without NUL and halves of characters. */
export function keepable(text: string): string {
  return withoutNul(text).slice(0, maxCharacters).toWellFormed()
}
