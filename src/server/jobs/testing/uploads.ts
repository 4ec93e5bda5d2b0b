import sharp from 'sharp'
import * as calls from '#contract/endpoints/picture-sets.ts'
import { fillUrl } from '#contract/fill-url.ts'
import type { makeActors } from '#server/testing/make-actors.ts'

export type User = Awaited<ReturnType<ReturnType<typeof makeActors>['user']>>

/** A small JPEG; another shade is another file. */
export const draw = async (shade: number) =>
  new Uint8Array(
    await sharp({ create: { width: 60, height: 40, channels: 3, background: { r: shade, g: 90, b: 40 } } })
      .jpeg()
      .toBuffer(),
  )

/** Uploads of one user. */
export async function uploads(user: User) {
  const { id, address } = (await user.call(calls.makePictureSet)).body
  const params = { id }
  return {
    id,
    address,
    add: (path: string, content: Uint8Array<ArrayBuffer>) =>
      user.upload<calls.SetPicture & { code?: string }>(
        fillUrl(calls.addPicture.url, { params }),
        { path },
        { name: 'blob', content, type: 'image/jpeg' },
      ),
    addZip: (content: Uint8Array<ArrayBuffer>) =>
      user.upload<{ added: calls.SetPicture[]; refused: { path: string; why: string; reason: string }[] }>(
        fillUrl(calls.addArchive.url, { params }),
        {},
        { name: 'all.zip', content, type: 'application/zip' },
      ),
    paths: async () =>
      (await user.call(calls.readPictureSet, { params })).body.pictures.map(({ path }) => path),
    start: (names: string[], settings: Record<string, string> = {}) =>
      user.startJob({
        file: { name: 'list.csv', content: `Datei\n${names.map((name) => `"${name}"`).join('\n')}\n` },
        fields: { urlColumn: 'Datei', baseUrl: address, ...settings },
      }),
  }
}
