import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { JobForm } from '#contract/endpoints/v1/job-input.ts'
import { joinAvoided } from '#contract/endpoints/v1/picture-wishes.ts'
import type { StartFields } from '#contract/entities/start-form.ts'
import { splitLanguages } from '#server/jobs/lists/choose-languages.ts'
import type { ReceivedUpload } from '#server/jobs/starting/receive-upload.ts'
import { invalidInputOf } from '#server/platform/invalid-input.ts'
import { digestForm } from './idempotency/digest-body.ts'
import { nameList } from './name-list.ts'
import type { SaidExtras } from './read-extras.ts'

const ListFields = JobForm.omit({ file: true, pictures: true }).strict()
type ListFields = z.infer<typeof ListFields>

/**
 * Reads the fields that only the API's form for list files has, and its digest (`digestForm`); `list` is the upload as the app would
 * send it. Refuses `invalid_input` for invalid or unknown fields.
 */
export async function readListForm(
  request: FastifyRequest,
  upload: ReceivedUpload,
): Promise<{ maxCostCents: number | null; digest: Buffer; said: SaidExtras; list: ReceivedUpload }> {
  const read = ListFields.safeParse(upload.fields)
  if (!read.success) throw invalidInputOf(read.error.issues, ListFields)
  const named = { ...upload.fields, 'file name': upload.filename }
  const pictures = (upload.pictures ?? []).map(({ name, sha256 }) => ({ name: `pictures ${name}`, sha256 }))
  const list = upload.sha256 === '' ? [] : [{ name: 'file', sha256: upload.sha256 }]
  const digest = digestForm(request, named, [...list, ...pictures])
  const { maxCost: maxCostCents, webhookUrl, webhookId, imageHeaders } = read.data
  const fields = { ...upload.fields, ...fieldsOfApp(read.data) }
  const { keywords, externalIdColumn } = read.data
  return {
    maxCostCents,
    digest,
    said: { webhookUrl, webhookId, imageHeaders },
    list: { ...upload, filename: await nameList(upload), fields, keywords, externalIdColumn },
  }
}

/** The app names typed languages and a prompt in fields of their own, and words to avoid as one text. */
function fieldsOfApp({ languages, avoidedKeywords, prompt }: ListFields): Partial<StartFields> {
  const { codes, names } = splitLanguages(languages)
  return {
    languages: JSON.stringify(codes),
    customLanguages: JSON.stringify(names),
    avoidedKeywords: joinAvoided(avoidedKeywords),
    ...(prompt !== '' && { promptType: 'custom', customPrompt: prompt }),
  }
}
