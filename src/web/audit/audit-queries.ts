import {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import {
  deleteAudit,
  endAuditShare,
  listAuditPages,
  listAuditPictures,
  listAudits,
  readAudit,
  shareAudit,
  sharedAudit,
  stopAudit,
} from '#contract/endpoints/site-audits.ts'
import type { PictureRuleName, SiteAudit } from '#contract/entities/site-audit.ts'
import { call } from '#web/http/call.ts'
import { auditsKey as key } from '#web/http/start-audit.ts'

const lookAgainMs = 1_500
const picturesPerPage = 60
export const pagesShown = 50

/** Which pictures are shown; an empty fault: all. */
export interface PictureChoice {
  fault: PictureRuleName | 'any' | ''
  page: number | null
}

export function isOver({ status }: SiteAudit): boolean {
  return status !== 'waiting' && status !== 'running'
}

export const auditsQuery = queryOptions({
  queryKey: [key],
  queryFn: ({ signal }) => call(listAudits, { query: { limit: 30 }, signal }),
  refetchInterval: ({ state }) => (state.data?.every(isOver) === false ? 2 * lookAgainMs : false),
})

/** Asked again until the audit is over. */
export const auditQuery = (id: number) =>
  queryOptions({
    queryKey: [key, id],
    queryFn: ({ signal }) => call(readAudit, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && !isOver(state.data) ? lookAgainMs : false),
  })

export const auditPagesQuery = (id: number) =>
  queryOptions({
    queryKey: [key, id, 'pages'],
    queryFn: ({ signal }) => call(listAuditPages, { params: { id }, query: { limit: pagesShown }, signal }),
  })

export const auditPicturesQuery = (id: number, { fault, page }: PictureChoice) =>
  infiniteQueryOptions({
    queryKey: [key, id, 'pictures', fault, page],
    queryFn: ({ pageParam: after, signal }) => {
      const chosen = { ...(fault && { fault }), ...(page !== null && { page }) }
      return call(listAuditPictures, {
        params: { id },
        query: { ...chosen, after, limit: picturesPerPage },
        signal,
      })
    },
    initialPageParam: 0,
    getNextPageParam: (last) => (last.length === picturesPerPage ? last.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
  })

/** What a link opens. */
export const sharedAuditQuery = (token: string) =>
  infiniteQueryOptions({
    queryKey: ['shared-audit', token],
    queryFn: ({ pageParam: after, signal }) => call(sharedAudit, { query: { token, after }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ pictures }) =>
      pictures.length === picturesPerPage ? pictures.at(-1)?.id : undefined,
  })

const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: [key] })

export const stopAuditMutation = (client: QueryClient, id: number) =>
  mutationOptions({
    mutationFn: () => call(stopAudit, { params: { id } }),
    onSuccess: () => refresh(client),
  })

export const deleteAuditMutation = (client: QueryClient, id: number) =>
  mutationOptions({
    mutationFn: () => call(deleteAudit, { params: { id } }),
    onSuccess: () => {
      client.removeQueries({ queryKey: [key, id] })
      return client.invalidateQueries({ queryKey: [key], exact: true })
    },
  })

/** Returns the address of the link, which can't be read again. */
export const shareAuditMutation = (id: number) =>
  mutationOptions({
    mutationFn: async () => {
      const { token } = await call(shareAudit, { params: { id }, body: {} })
      return `${location.origin}/teilen/pruefung/${token}`
    },
  })

export const endAuditShareMutation = (id: number) =>
  mutationOptions({ mutationFn: () => call(endAuditShare, { params: { id } }) })
