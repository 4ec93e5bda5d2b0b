import type { components, paths, webhooks } from './api-v1.ts'

type Answer<Call> = Call extends {
  responses: { 200: { content: { 'application/json': infer Json } } }
}
  ? Json
  : never

export type Account = Answer<paths['/api/v1/account']['get']>
export type Job = Answer<paths['/api/v1/jobs/{id}']['get']>
export type Audit = Answer<paths['/api/v1/audits/{id}']['get']>
export type Image = Answer<paths['/api/v1/jobs/{id}/images']['get']>['images'][number]
/** A single image that was described within the call, with its cost. */
export type DescribedImage = Answer<paths['/api/v1/images']['post']>
/** What happened in a job. `cursor` leads on from here, in another `follow`, too. */
export type FollowedEvent = components['schemas']['JobEvent'] & { cursor: string | null }
export type Webhook = Answer<paths['/api/v1/webhooks']['get']>['webhooks'][number]

/** The files that a job's results are available as; `failed.csv` has the rows without texts. */
export type ResultForm = keyof paths extends infer Path
  ? Path extends `/api/v1/jobs/{id}/${infer File extends `results.${string}` | 'failed.csv'}`
    ? File
    : never
  : never

/** The body of a webhook delivery, by `type`: what happened, and where to read the rest in the API. */
export type WebhookMessage = webhooks[keyof webhooks]
