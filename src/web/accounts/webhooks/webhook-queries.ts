import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  resendDelivery,
  rotateWebhookSecret,
  testWebhook,
} from '#contract/endpoints/webhooks.ts'
import type { WebhookChange, WebhookInput } from '#contract/entities/webhook.ts'
import { call } from '#web/http/call.ts'

export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: ({ signal }) => call(listWebhooks, { signal }),
  refetchOnMount: 'always',
})

const deliveriesPerPage = 20
/** Poll interval while a delivery is pending. */
const lookAgainMs = 3_000

export const deliveriesQuery = (webhookId: number) =>
  infiniteQueryOptions({
    queryKey: ['webhooks', webhookId, 'deliveries'],
    queryFn: ({ signal, pageParam: after }) =>
      call(listDeliveries, {
        params: { id: webhookId },
        query: { limit: deliveriesPerPage, ...(after && { after }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < deliveriesPerPage ? undefined : page.at(-1)?.id),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.pages.flat().some((one) => one.state === 'waiting' && one.attempts < 2) && lookAgainMs,
  })

/** Also if nothing was changed, because another tab may have. The deliveries are below the same key. */
const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: webhooksQuery.queryKey })

export const createWebhookMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (body: WebhookInput & { livemode: boolean }) => call(createWebhook, { body }),
    // The answer contains the secret: don't cache it after it was shown.
    gcTime: 0,
    onSettled: () => refresh(client),
  })

export const changeWebhookMutation = (client: QueryClient, id: number) =>
  mutationOptions({
    mutationFn: (body: WebhookChange) => call(changeWebhook, { params: { id }, body }),
    onSettled: () => refresh(client),
  })

export const rotateSecretMutation = (id: number) =>
  mutationOptions({
    mutationFn: () => call(rotateWebhookSecret, { params: { id } }),
    gcTime: 0,
  })

export const deleteWebhookMutation = (client: QueryClient, id: number) =>
  mutationOptions({
    mutationFn: () => call(deleteWebhook, { params: { id } }),
    onSettled: () => refresh(client),
  })

export const testWebhookMutation = (client: QueryClient, id: number) =>
  mutationOptions({
    mutationFn: () => call(testWebhook, { params: { id } }),
    onSettled: () => refresh(client),
  })

export const resendDeliveryMutation = (client: QueryClient, id: number) =>
  mutationOptions({
    mutationFn: (deliveryId: string) => call(resendDelivery, { params: { id, deliveryId } }),
    onSettled: () => refresh(client),
  })
