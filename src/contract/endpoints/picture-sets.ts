import { z } from 'zod'
import { defineEndpoint } from '#contract/endpoint.ts'
import { FileAltText } from '#contract/file-alt-texts.ts'
import { limits } from '#contract/limits.ts'
import { pictureFaultCodes } from '#contract/picture-faults.ts'

const SetParams = z.object({ id: z.uuid() })
const Path = z.string().min(1).max(limits.pathCharacters)

/** A file of a set. */
export const SetPicture = z.object({
  path: z.string(),
  /** Of its bytes, in hex. */
  sha256: z.string(),
  bytes: z.int(),
  /** The alt texts in its XMP; null: none. */
  altTexts: z.array(FileAltText).nullable(),
})
export type SetPicture = z.infer<typeof SetPicture>

const PictureSet = z.object({
  id: z.uuid(),
  /** The base address (`baseUrl`) of a list whose address column names these files. */
  address: z.string(),
  pictures: z.array(SetPicture),
})

/** What a form of these calls refuses beside what its access implies. */
const formRefusals = [
  'not_found',
  'account_not_ready',
  'file_missing',
  'file_too_large',
  'upload_too_slow',
  'disk_full',
  'own_uploads_under_way',
  'uploads_under_way',
  'quota_reached',
  'rate_limited',
  'picture_set_full',
] as const

export const makePictureSet = defineEndpoint({
  method: 'POST',
  url: '/api/picture-sets',
  schema: {
    summary:
      'An empty set for pictures of one job, which are kept for a day and then as long as a job has them',
    response: { 201: PictureSet },
  },
  config: { access: 'user', refusals: ['account_not_ready', 'too_many_picture_sets'] },
})

export const readPictureSet = defineEndpoint({
  method: 'GET',
  url: '/api/picture-sets/:id',
  schema: { summary: 'A set and its files', params: SetParams, response: { 200: PictureSet } },
  config: { access: 'user', refusals: ['not_found'] },
})

export const addKnownPictures = defineEndpoint({
  method: 'POST',
  url: '/api/picture-sets/:id/known',
  schema: {
    summary: 'Add files that the caller’s sets have already; the answer names those that have to be sent',
    params: SetParams,
    body: z.object({
      pictures: z.array(z.object({ path: Path, sha256: z.string().regex(/^[0-9a-f]{64}$/) })).max(200),
    }),
    response: { 200: z.object({ added: z.array(SetPicture), missing: z.array(z.string()) }) },
  },
  config: {
    access: 'user',
    refusals: [
      'not_found',
      'quota_reached',
      'picture_set_full',
      'picture_path_invalid',
      'own_uploads_under_way',
      'uploads_under_way',
    ],
  },
})

export const addPicture = defineEndpoint({
  method: 'POST',
  url: '/api/picture-sets/:id/pictures',
  schema: {
    summary: 'Add a picture file; one of the same path is replaced',
    params: SetParams,
    consumes: ['multipart/form-data'],
    /** `path`: its folders and name, by default the file’s name. */
    form: z.object({ file: z.file(), path: z.string().optional() }),
    response: { 201: SetPicture },
  },
  config: { access: 'user', refusals: [...formRefusals, 'picture_unusable', 'picture_path_invalid'] },
})

export const addArchive = defineEndpoint({
  method: 'POST',
  url: '/api/picture-sets/:id/archive',
  schema: {
    summary: 'Add the pictures of a ZIP archive; the answer names the files that were left out, and why',
    params: SetParams,
    consumes: ['multipart/form-data'],
    form: z.object({ file: z.file() }),
    response: {
      200: z.object({
        added: z.array(SetPicture),
        refused: z.array(
          z.object({
            path: z.string(),
            /** `unsafe`: its path leads out of the archive, it is a link, encrypted, packed like a bomb, or there twice. */
            why: z.enum([...pictureFaultCodes, 'unsafe']),
            reason: z.string(),
          }),
        ),
      }),
    },
  },
  config: { access: 'user', refusals: [...formRefusals, 'archive_unreadable'] },
})
