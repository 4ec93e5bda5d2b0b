import { and, eq } from 'drizzle-orm'
import type { ImageRef } from '#server/jobs/image-ref.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { apiRepeatBodies } from './repeats.tables.ts'

/** Removes what calls were answered about an image, with the image. Their keys stay, and are refused. */
export async function removeAnswersAbout(tx: Transaction, { jobId, position }: ImageRef): Promise<void> {
  await tx
    .delete(apiRepeatBodies)
    .where(and(eq(apiRepeatBodies.jobId, jobId), eq(apiRepeatBodies.position, position)))
}
