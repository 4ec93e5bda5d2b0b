export { ApiError, isApiError, orThrow, type RefusalCode } from './api-error.ts'
export type { components, paths, refusals, webhooks } from './api-v1.ts'
export { ConnectionError } from './connection-error.ts'
export { type Bildwort, createBildwort, type Settings } from './create-bildwort.ts'
export type { Repeats } from './repeat-calls.ts'
export type {
  Account,
  Audit,
  DescribedImage,
  FollowedEvent,
  Image,
  Job,
  ResultForm,
  Webhook,
  WebhookMessage,
} from './shapes.ts'
export { verifyWebhook } from './verify-webhook.ts'
