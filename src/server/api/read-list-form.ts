import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { JobForm } from '#contract/endpoints/v1/job-input.ts'
import { wordsOfIssue } from '#contract/words-of-issue.ts'
import type { ReceivedUpload } from '#server/jobs/starting/receive-upload.ts'
import { InvalidInput } from '#server/platform/invalid-input.ts'
import { digestForm } from './repeats/digest-body.ts'

/**
 * What a list file's form says beside what the app's does, and by what its repetition is known. Refuses `invalid_input` for fields that
 * are wrong, or that no such form has.
 */
export async function readListForm(
  request: FastifyRequest,
  upload: ReceivedUpload,
): Promise<{ maxCostCents: number | null; digest: Buffer }> {
  const read = JobForm.omit({ file: true }).strict().safeParse(upload.fields)
  if (!read.success)
    throw new InvalidInput(
      read.error.issues.map((issue) => ({ path: issue.path.join('.'), words: wordsOfIssue(issue) })),
    )
  return { maxCostCents: read.data.maxCost, digest: await digestUpload(request, upload) }
}

async function digestUpload(request: FastifyRequest, upload: ReceivedUpload): Promise<Buffer> {
  const digest = digestForm(request)
  for (const [name, value] of Object.entries(upload.fields)) digest.field(name, value)
  digest.field('file name', upload.filename)
  await pipeline(createReadStream(upload.path), digest.file('file'))
  return digest.result()
}
