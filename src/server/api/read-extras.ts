import type { ImageHeaders } from '#contract/endpoints/v1/order-extras.ts'
import type { Words } from '#contract/words/words-of-issue.ts'
import { sealImageHeaders } from '#server/jobs/image-headers.ts'
import type { OrderExtras } from '#server/jobs/starting/write-job.ts'
import type { Owner } from '#server/platform/caller.ts'
import { InvalidInput } from '#server/platform/invalid-input.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { refusePrivateUrl } from '#server/webhooks/refuse-private-url.ts'
import { findWebhook } from '#server/webhooks/webhooks.queries.ts'

export interface SaidExtras {
  webhookUrl?: string | undefined
  webhookId?: number | undefined
  imageHeaders?: ImageHeaders | undefined
}

const together: Words = {
  de: 'webhookUrl und webhookId gehören zusammen.',
  en: 'webhookUrl and webhookId belong together.',
}
const noWebhook: Words = {
  de: 'Diesen Webhook gibt es nicht.',
  en: 'There is no such webhook.',
}

/**
 * What an order says of its events and of fetching its images, as it is stored. Refuses `invalid_input` for another user's webhook, or one
 * without an address, and `webhook_url_refused`.
 */
export async function readExtras(
  { db, secrets, settings }: Pick<Platform, 'db' | 'secrets' | 'settings'>,
  owner: Owner,
  { webhookUrl, webhookId, imageHeaders }: SaidExtras,
): Promise<OrderExtras> {
  const headers = sealImageHeaders(secrets, imageHeaders)
  if (webhookUrl === undefined && webhookId === undefined)
    return { webhookId: null, webhookUrl: null, ...headers }
  if (webhookUrl === undefined || webhookId === undefined)
    throw new InvalidInput([{ path: webhookUrl === undefined ? 'webhookUrl' : 'webhookId', words: together }])
  refusePrivateUrl(settings, webhookUrl, 'webhookUrl')
  try {
    await findWebhook(db, owner, webhookId)
  } catch (error) {
    if (error instanceof Refusal) throw new InvalidInput([{ path: 'webhookId', words: noWebhook }])
    throw error
  }
  return { webhookId, webhookUrl, ...headers }
}
