import { sql } from 'drizzle-orm'
import type { ImageHeaders } from '#contract/endpoints/v1/order-extras.ts'
import { column } from '#server/platform/columns.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readRows } from '#server/platform/read-rows.ts'
import { type Sealed, SecretProblem, type Secrets } from '#server/platform/secrets/create-secrets.ts'

const place = 'image headers'

/** The columns that store the headers with which images are fetched; they are part of credentials, so they are sealed. */
export interface SealedHeaders {
  headersSealed: Buffer | null
  headersSecretId: string | null
}

export function sealImageHeaders(secrets: Secrets, headers: ImageHeaders | undefined): SealedHeaders {
  if (!headers || Object.keys(headers).length === 0) return { headersSealed: null, headersSecretId: null }
  const { sealed, secretId } = secrets.seal(JSON.stringify(headers), place)
  return { headersSealed: sealed, headersSecretId: secretId }
}

const stored = {
  sealed: column.asStored<Buffer | null>(),
  secretId: column.nullable(column.text),
}

/** The headers of a single picture's own order, else of its job; undefined: none, or SECRET_KEY is not the one that sealed them. */
export async function readImageHeaders(
  { db, secrets, log }: Pick<Platform, 'db' | 'secrets' | 'log'>,
  { jobId, position = 0 }: { jobId: number; position?: number },
): Promise<ImageHeaders | undefined> {
  const [found] = await readRows(
    db,
    stored,
    sql`
    select coalesce(single.headers_sealed, jobs.headers_sealed) as sealed,
      coalesce(single.headers_secret_id, jobs.headers_secret_id) as "secretId"
    from jobs left join single_images single on single.job_id = jobs.id and single.position = ${position}
    where jobs.id = ${jobId}`,
  )
  if (!found?.sealed || !found.secretId) return undefined
  try {
    // Safe: only `sealImageHeaders` writes these columns.
    return JSON.parse(secrets.open({ sealed: found.sealed, secretId: found.secretId }, place)) as ImageHeaders
  } catch (error) {
    if (!(error instanceof SecretProblem)) throw error
    log.error({ jobId }, 'the headers for a job’s images cannot be opened')
    return undefined
  }
}

/** Seals all headers with the current SECRET_KEY, as far as they can be opened. */
export async function resealImageHeaders(tx: Transaction, secrets: Secrets): Promise<void> {
  for (const table of [sql`jobs`, sql`single_images`]) {
    const rows = await readRows(
      tx,
      { place: column.text, ...stored },
      sql`
      select ctid::text as place, headers_sealed as sealed, headers_secret_id as "secretId" from ${table}
      where headers_sealed is not null for update`,
    )
    for (const { place: row, sealed, secretId } of rows) {
      const again = reseal(secrets, { sealed: sealed!, secretId: secretId! })
      await tx.execute(sql`
        update ${table} set headers_sealed = ${again.sealed}, headers_secret_id = ${again.secretId}
        where ctid = ${row}::tid`)
    }
  }
}

function reseal(secrets: Secrets, sealed: Sealed): Sealed {
  try {
    return secrets.seal(secrets.open(sealed, place), place)
  } catch (error) {
    if (error instanceof SecretProblem) return sealed
    throw error
  }
}
