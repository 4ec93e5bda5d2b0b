import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  type DecideProposalInput,
  decideProposal,
  editImage,
  imageRevisions,
  jobDetail,
  regenerateImage,
} from '#contract/endpoints/jobs.ts'
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
 * The images of one walk, what most needs a look first: asked for once, so that what is approved meanwhile keeps its
 * place, whatever language the reader chooses. The next walk, `round` + 1, takes those that are left.
 */
export const walkQuery = (id: number, round: number) =>
  queryOptions({
    queryKey: [jobsKey, id, 'walk', round],
    queryFn: ({ signal }) =>
      call(jobDetail, { params: { id }, query: { ...queryOf(walkView), limit: imagesPerPage }, signal }),
    // Not when the server is back after a while either: every row would be another image.
    staleTime: 'static',
    gcTime: 0,
  })

/** What the texts of an image were before. */
export const revisionsQuery = (id: number, imageId: number) =>
  queryOptions({
    queryKey: [jobsKey, id, 'revisions', imageId],
    queryFn: ({ signal }) => call(imageRevisions, { params: { id, imageId }, signal }),
    refetchOnMount: 'always',
  })

/** Gives a draft to the server, and the image as it is then to every list, also when it is another one than the draft had seen. */
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
  // Its id is its place in the job.
  const query = { offset: imageId - 1, limit: 1 }
  const { images } = await call(jobDetail, { params: { id }, query })
  return images.find((image) => image.id === imageId)
}

/** Has an image described anew; what comes of it is its proposal. The variable says what should be otherwise, in words. */
export const regenerateMutation = (client: QueryClient, id: number, imageId: number) =>
  mutationOptions({
    // By it a panel that comes back to the image finds what is still under way.
    mutationKey: [jobsKey, id, 'regenerate', imageId],
    mutationFn: (wish: string) => call(regenerateImage, { params: { id, imageId }, body: { wish } }),
    onSuccess: (image) => keepImage(client, id, image),
  })

/** Decides between the texts of an image and its proposal. Where that was done elsewhere, the image is shown as it is now. */
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
