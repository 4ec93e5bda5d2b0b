import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  type DecideProposalInput,
  decideProposal,
  editImage,
  imageRevisions,
  regenerateImage,
} from '#contract/endpoints/images.ts'
import { jobDetail } from '#contract/endpoints/jobs.ts'
import type { Image } from '#contract/entities/image.ts'
import { call } from '#web/http/call.ts'
import { isRefusal } from '#web/http/call-error.ts'
import { imagesPerPage } from '#web/results/queries/image-pages.ts'
import { queryOf, walkView } from '#web/results/queries/image-view.ts'
import { jobsKey } from '#web/results/queries/jobs-key.ts'
import type { Sent } from './create-draft-keeper.ts'
import { keepImage } from './keep-image.ts'
import type { Draft } from './text-draft.ts'

/**
 * The images of one review session, most urgent first. Fetched once, so that images keep their position when they are approved or the
 * language changes. The next session, `round` + 1, takes those that are left.
 */
export const walkQuery = (id: number, round: number) =>
  queryOptions({
    queryKey: [jobsKey, id, 'walk', round],
    queryFn: ({ signal }) =>
      call(jobDetail, { params: { id }, query: { ...queryOf(walkView), limit: imagesPerPage }, signal }),
    // Not even after the server was unreachable: every row would be another image.
    staleTime: 'static',
    gcTime: 0,
  })

/** Earlier versions of an image's texts. */
export const revisionsQuery = (id: number, imageId: number) =>
  queryOptions({
    queryKey: [jobsKey, id, 'revisions', imageId],
    queryFn: ({ signal }) => call(imageRevisions, { params: { id, imageId }, signal }),
    refetchOnMount: 'always',
  })

/** Sends a draft and puts the resulting image into every list, even if the draft was outdated. */
export async function sendDraft(
  client: QueryClient,
  id: number,
  imageId: number,
  body: Draft,
): Promise<Sent> {
  try {
    const image = await call(editImage, { params: { id, imageId }, body })
    keepImage(client, id, image)
    return { texts: image.languageVersions, outdated: null }
  } catch (error) {
    if (!isRefusal(error, 'texts_changed')) throw error
    const image = await readImage(id, imageId)
    if (!image) throw error
    keepImage(client, id, image)
    return { texts: image.languageVersions, outdated: error }
  }
}

async function readImage(id: number, imageId: number): Promise<Image | undefined> {
  // An image's id is its position in the job.
  const query = { offset: imageId - 1, limit: 1 }
  const { images } = await call(jobDetail, { params: { id }, query })
  return images.find((image) => image.id === imageId)
}

/** Regenerates an image; the result is its proposal. The variable says in words what should be different. */
export const regenerateMutation = (client: QueryClient, id: number, imageId: number) =>
  mutationOptions({
    // A panel that returns to the image finds a pending regeneration by this key.
    mutationKey: [jobsKey, id, 'regenerate', imageId],
    mutationFn: (wish: string) => call(regenerateImage, { params: { id, imageId }, body: { wish } }),
    onSuccess: (image) => keepImage(client, id, image),
  })

/** Decides between the texts of an image and its proposal. If that was already decided elsewhere, shows the image as it is now. */
export const decideMutation = (client: QueryClient, id: number, imageId: number) =>
  mutationOptions({
    mutationFn: (body: DecideProposalInput) => call(decideProposal, { params: { id, imageId }, body }),
    onSuccess: (image) => keepImage(client, id, image),
    onError: async (error) => {
      if (!isRefusal(error, 'texts_changed') && !isRefusal(error, 'no_proposal')) return
      const image = await readImage(id, imageId)
      if (image) keepImage(client, id, image)
    },
  })
