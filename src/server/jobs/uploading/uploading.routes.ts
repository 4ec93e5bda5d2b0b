import type { FastifyInstance } from 'fastify'
import { cleanPath } from '#contract/clean-path.ts'
import * as calls from '#contract/endpoints/picture-sets.ts'
import { limits } from '#contract/limits.ts'
import { abortOnDisconnect } from '#server/jobs/starting/abort-on-disconnect.ts'
import { limitUploads } from '#server/jobs/starting/limit-uploads.ts'
import { type ReceivedUpload, receiveUpload } from '#server/jobs/starting/receive-upload.ts'
import { refuseBeyondQuota } from '#server/jobs/starting/refuse-beyond-quota.ts'
import { bounds } from '#server/platform/bounds.ts'
import type { Caller } from '#server/platform/caller.ts'
import { callsPerUser } from '#server/platform/calls-per-user.ts'
import { type Call, mount } from '#server/platform/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { refuseUnactivated } from '#server/provider-runtime/require-keys.ts'
import { addArchive } from './add-archive.ts'
import { addKnown, findSet, makeSet, readSet } from './sets.ts'
import { sayFileFault, storePicture } from './store-picture.ts'

const picturesPerUser = callsPerUser(1_200)
const archivesPerUser = callsPerUser(20)

/** Pictures that are uploaded for a job. */
export function uploadingRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, settings } = platform
  const pictures = limitUploads(platform, bounds.setPicturesAtOnce)
  const archives = limitUploads(platform, bounds.archivesAtOnce)

  mount(app, calls.makePictureSet, async ({ caller }) => {
    await refuseUnactivated(db, caller)
    return await makeSet(db, caller)
  })

  mount(app, calls.readPictureSet, ({ params, caller }) => readSet(db, caller, params.id))

  mount(
    app,
    calls.addKnownPictures,
    ({ params, body, caller }) =>
      pictures.run(caller, async () => {
        await refuseWithout(caller, 1)
        return await addKnown(db, caller, params.id, body.pictures)
      }),
    { rateLimit: picturesPerUser },
  )

  mount(
    app,
    calls.addPicture,
    ({ params, caller, request }) =>
      pictures.run(caller, () =>
        receive(
          caller,
          params.id,
          request,
          settings.MAX_PICTURE_MB,
          async ({ path: from, sha256, filename, fields }) => {
            const path = cleanPath(fields.path || filename)
            if (path === null) throw new Refusal('picture_path_invalid')
            const stored = await storePicture(platform, caller, params.id, { path, from, sha256 })
            if (!('fault' in stored)) return stored
            const { fault } = stored
            throw new Refusal('picture_unusable', {
              fault: fault.code,
              reason: sayFileFault(fault, caller.language),
            })
          },
        ),
      ),
    { rateLimit: picturesPerUser },
  )

  mount(
    app,
    calls.addArchive,
    ({ params, caller, request, reply }) => {
      const signal = abortOnDisconnect(reply)
      return archives.run(caller, () =>
        receive(caller, params.id, request, limits.archiveMegabytes, ({ path: archive }) => {
          const sent = {
            setId: params.id,
            archive,
            refuseWithout: (bytes: number) => refuseWithout(caller, bytes),
          }
          return addArchive(platform, caller, sent, signal)
        }),
      )
    },
    { rateLimit: archivesPerUser },
  )

  /** Refuses before the first byte is stored what the rest of it could not change. */
  async function receive<T>(
    caller: Caller,
    setId: string,
    request: Call<typeof calls.addPicture>['request'],
    maxMegabytes: number,
    use: (upload: ReceivedUpload) => Promise<T>,
  ): Promise<T> {
    await refuseUnactivated(db, caller)
    await findSet(db, caller, setId)
    await refuseWithout(caller, 1)
    const means = { ...platform, settings: { ...settings, MAX_UPLOAD_MB: maxMegabytes } }
    return await receiveUpload(means, request, async (upload) => await use(upload))
  }

  function refuseWithout(caller: Caller, moreBytes: number): Promise<void> {
    return refuseBeyondQuota(platform, db, { userId: caller.id, newJobId: null, moreBytes })
  }
}
