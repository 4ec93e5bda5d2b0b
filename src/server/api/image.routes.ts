import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import * as calls from '#contract/endpoints/v1/images.ts'
import type { V1Image } from '#contract/endpoints/v1/shapes.ts'
import { tokenAt } from '#server/audit/actor.ts'
import { findByExternalId, readImage } from '#server/jobs/reading/read-image.ts'
import { decideProposal } from '#server/jobs/reviewing/decide-proposal.ts'
import { editImage } from '#server/jobs/reviewing/edit-image.ts'
import { refuseUnpaid } from '#server/jobs/reviewing/refuse-unpaid.ts'
import { regenerateImage } from '#server/jobs/reviewing/regenerate-image.ts'
import { deleteSingle } from '#server/jobs/single/delete-single.ts'
import { describeWithinMs } from '#server/jobs/single/lease.ts'
import { limitSingles } from '#server/jobs/single/limit-singles.ts'
import { orderSingle, takeSingle } from '#server/jobs/single/take-single.ts'
import { abortOnDisconnect } from '#server/jobs/starting/abort-on-disconnect.ts'
import { receiveUpload } from '#server/jobs/starting/receive-upload.ts'
import { tokenCallerOf } from '#server/platform/caller.ts'
import { InvalidInput, wordsOfAbsentBody } from '#server/platform/invalid-input.ts'
import { mount } from '#server/platform/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { languageOf } from '#server/platform/request-language.ts'
import type { KeepAnswer } from '#server/platform/v1/keep-answer.ts'
import type { Describers } from '#server/provider-runtime/open-describers.ts'
import { refuseWithoutKeys } from '#server/provider-runtime/require-keys.ts'
import { answerSingle, refusalOf } from './answer-single.ts'
import { countPicture } from './count-picture.ts'
import { digestJson } from './idempotency/digest-body.ts'
import { mountIdempotent } from './idempotency/mount-idempotent.ts'
import { removeAnswersAbout } from './idempotency/remove-keys.ts'
import { mayBeRepeat, withIdempotency } from './idempotency/with-idempotency.ts'
import { imageIdOf, readImageId } from './image-id.ts'
import { linkNext } from './link-next.ts'
import { readExtras } from './read-extras.ts'
import { digestImageForm, type ImageOrder, orderOf, readImageForm } from './read-image-order.ts'
import { shapeV1Image } from './shape-v1.ts'

/** For JSON: Base64 makes a picture a third larger than its file. */
const bodyLimit = 20_000_000

const alone = {
  de: 'Das geht nicht zusammen mit texts oder approved.',
  en: 'This cannot be combined with texts or approved.',
}

/** Single pictures, and editing the texts of images. */
export function imageRoutes(
  app: FastifyInstance,
  platform: Platform,
  { describers, limitLarge }: { describers: Describers; limitLarge: onRequestAsyncHookHandler },
): void {
  const { db } = platform
  const singles = limitSingles(platform)
  const ending = new AbortController()
  app.addHook('preClose', async () => ending.abort(new Error('the process ends')))
  const within = () => AbortSignal.any([AbortSignal.timeout(describeWithinMs), ending.signal])

  mount(
    app,
    calls.describeImage,
    async ({ body, request, reply }) => {
      const caller = tokenCallerOf(request)
      const gone = abortOnDisconnect(reply)
      const isAsync = body?.url !== undefined && prefersAsync(request)
      const describeOnce = (
        digest: Buffer,
        readOrder: () => ImageOrder | Promise<ImageOrder>,
        admit: () => Promise<void>,
      ) =>
        // A repeat is neither counted nor given a place: the first call has both.
        withIdempotency(platform, { request, reply, digest }, async (keep) => {
          await admit()
          if (isAsync) return await orderOne(request, reply, await readOrder(), keep)
          return await singles.run(caller, gone, async () => describeOne(request, await readOrder(), keep))
        })
      const count = () => countPicture(describers.attempts, request, reply)
      if (body) return await describeOnce(digestJson(request), () => orderOf(body), count)
      if (!request.isMultipart()) throw new InvalidInput([{ path: '', words: wordsOfAbsentBody(request) }])
      const admit = async () => {
        await count()
        await refuseWithoutKeys(platform, caller)
        await refuseUnpaid(platform, caller)
      }
      // Only its content shows whether a form is a repeat: one that can be is admitted later.
      const mayRepeat = await mayBeRepeat(platform, request)
      if (!mayRepeat) await admit()
      return await singles.receive(caller, (received) =>
        receiveUpload(platform, request, async (upload) => {
          const digest = digestImageForm(request, upload)
          return await describeOnce(
            digest,
            () => readImageForm(upload),
            async () => {
              if (mayRepeat) await admit()
              received()
            },
          )
        }),
      )
    },
    { bodyLimit, onRequest: limitLarge },
  )

  async function describeOne(
    request: FastifyRequest,
    order: ImageOrder,
    keep: KeepAnswer,
  ): Promise<calls.DescribedImage> {
    const [caller, language] = [tokenCallerOf(request), languageOf(request)]
    const picture = { ...order.picture, extras: await readExtras(platform, caller, order.said) }
    let answer: calls.DescribedImage | Refusal | undefined
    const { leased, outcome } = await takeSingle(
      platform,
      describers,
      caller,
      { ...order, picture, headers: order.said.imageHeaders, token: caller },
      within(),
      async (tx, leased, outcome) => {
        answer = await answerSingle(tx, caller, leased, outcome, language)
        // A repeat tries again what can succeed another time.
        if (!(answer instanceof Refusal)) await keep(tx, { body: answer })
        else if (answer.code === 'image_failed') await keep(tx, answer)
      },
    )
    answer ??= refusalOf(leased, outcome, language)
    if (answer instanceof Refusal) throw answer
    return answer
  }

  async function orderOne(request: FastifyRequest, reply: FastifyReply, order: ImageOrder, keep: KeepAnswer) {
    const [caller, language] = [tokenCallerOf(request), languageOf(request)]
    reply.code(202).header('preference-applied', 'respond-async')
    const picture = { ...order.picture, extras: await readExtras(platform, caller, order.said) }
    let image: V1Image | undefined
    await orderSingle(platform, caller, { ...order, picture, token: caller }, async (tx, leased) => {
      image = shapeV1Image(await readImage(tx, caller, leased, language))
      const location = `/api/v1/images/${image.id}`
      reply.header('location', location)
      await keep(tx, { body: image, headers: { location } })
    })
    return image!
  }

  mount(app, calls.readImage, async ({ params, caller, request }) =>
    shapeV1Image(await readImage(db, caller, readImageId(params.id), languageOf(request))),
  )

  mount(app, calls.findImages, async ({ query, caller, request, reply }) => {
    const { externalId, after, limit } = query
    const wanted = { externalId, limit, after: after === undefined ? undefined : readImageId(after, 'after') }
    const found = await findByExternalId(db, caller, wanted, languageOf(request))
    const last = found.at(-1)
    linkNext(request, reply, {
      entries: found.length,
      limit,
      last: last && imageIdOf({ jobId: last.jobId, position: last.image.id }),
    })
    return { images: found.map(shapeV1Image) }
  })

  mount(app, calls.editImage, async ({ params, body, caller, request }) => {
    const [ref, language] = [readImageId(params.id), languageOf(request)]
    const { proposal: decision, ...edit } = body
    if (decision !== undefined && (edit.texts || edit.approved !== undefined))
      throw new InvalidInput([{ path: 'proposal', words: alone }])
    if (decision !== undefined)
      await decideProposal(db, caller, ref, { decision, ...(edit.seen && { seen: edit.seen }) }, language)
    else await editImage(db, caller, ref, edit, language)
    return shapeV1Image(await readImage(db, caller, ref, language))
  })

  mount(app, calls.deleteImage, async ({ params, request, reply }) => {
    const ref = readImageId(params.id)
    await deleteSingle(db, tokenAt(request), ref, removeAnswersAbout)
    // Removes the views of the whole job: they are rebuilt when somebody looks.
    await platform.views.removeScope(ref.jobId)
    return reply.code(204).send()
  })

  mountIdempotent(app, platform, calls.regenerateImage, async ({ params, body, caller, request, reply }) => {
    const [ref, language] = [readImageId(params.id), languageOf(request)]
    await singles.run(caller, abortOnDisconnect(reply), () =>
      regenerateImage(platform, describers, caller, ref, {
        wish: body?.wish ?? '',
        language,
        signal: within(),
      }),
    )
    return shapeV1Image(await readImage(db, caller, ref, language))
  })
}

/** `Prefer` is only a wish: calls that send a file are answered once it is described. */
function prefersAsync({ headers }: FastifyRequest): boolean {
  return /\brespond-async\b/i.test(String(headers.prefer))
}
