import type { paths } from './api-v1.ts'

type Answer<Call> = Call extends {
  responses: { 200: { content: { 'application/json': infer Json } } }
}
  ? Json
  : never

export type Account = Answer<paths['/api/v1/account']['get']>
export type Job = Answer<paths['/api/v1/jobs/{id}']['get']>
export type Image = Answer<paths['/api/v1/jobs/{id}/images']['get']>['images'][number]
export type Webhook = Answer<paths['/api/v1/webhooks']['get']>['webhooks'][number]

/** The files that a job can be had as; `failed.csv` has the rows without texts. */
export type ResultForm = keyof paths extends infer Path
  ? Path extends `/api/v1/jobs/{id}/${infer File extends `results.${string}` | 'failed.csv'}`
    ? File
    : never
  : never

/** What a webhook is told: what happened, and where the API has the rest. */
export interface WebhookMessage {
  type: Answer<paths['/api/v1/webhooks/{id}/deliveries']['get']>['deliveries'][number]['event']
  /** ISO 8601. */
  timestamp: string
  data: Record<string, string | number | null>
}
