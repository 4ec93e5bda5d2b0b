import type { FastifyRequest } from 'fastify'
import { JobForm } from '#contract/endpoints/v1/job-input.ts'
import type { ReceivedUpload } from '#server/jobs/starting/receive-upload.ts'
import { invalidInputOf } from '#server/platform/invalid-input.ts'
import { digestForm } from './idempotency/digest-body.ts'
import type { SaidExtras } from './read-extras.ts'

/**
 * Reads the fields that only the API's form for list files has, and its digest (`digestForm`). Refuses `invalid_input` for invalid or
 * unknown fields.
 */
export async function readListForm(
  request: FastifyRequest,
  upload: ReceivedUpload,
): Promise<{ maxCostCents: number | null; digest: Buffer; said: SaidExtras }> {
  const read = JobForm.omit({ file: true, pictures: true }).strict().safeParse(upload.fields)
  if (!read.success) throw invalidInputOf(read.error.issues)
  const named = { ...upload.fields, 'file name': upload.filename }
  const pictures = (upload.pictures ?? []).map(({ name, sha256 }) => ({ name: `pictures ${name}`, sha256 }))
  const list = upload.filename === '' ? [] : [{ name: 'file', sha256: upload.sha256 }]
  const digest = digestForm(request, named, [...list, ...pictures])
  const { maxCost: maxCostCents, webhookUrl, webhookId, imageHeaders } = read.data
  return { maxCostCents, digest, said: { webhookUrl, webhookId, imageHeaders } }
}
