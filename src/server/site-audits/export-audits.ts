import type { AuditedPicture, SiteAudit } from '#contract/entities/site-audit.ts'
import type { Database } from '#server/platform/open-database.ts'
import { pagesAfter } from '#server/platform/pages-after.ts'
import { listPictures } from './list-pictures.ts'
import { listAudits, type Reader } from './read-audit.ts'

const rowsPerPage = 500

/** All audits of a user, with their pictures after each, page by page. */
export async function* exportAudits(
  db: Database,
  reader: Reader,
): AsyncGenerator<(SiteAudit | (AuditedPicture & { auditId: number }))[]> {
  const audits = pagesAfter((last: SiteAudit | null) =>
    listAudits(db, reader, { after: last?.id, limit: rowsPerPage }),
  )
  for await (const page of audits)
    for (const audit of page) {
      yield [audit]
      const pictures = pagesAfter((last: AuditedPicture | null) =>
        listPictures(db, audit.id, { after: last?.id, limit: rowsPerPage }, reader.language),
      )
      for await (const some of pictures) yield some.map((picture) => ({ auditId: audit.id, ...picture }))
    }
}
