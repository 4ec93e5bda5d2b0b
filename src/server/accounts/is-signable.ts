import type { Endpoint } from '#contract/endpoint.ts'
import * as jobs from '#contract/endpoints/jobs.ts'

const patterns = Object.values(jobs)
  .filter((call): call is Endpoint & typeof call => 'takesSignedLink' in call.config)
  .map(({ url }) => new RegExp(`^${url.replaceAll('.', '\\.').replace(/:\w+/g, '\\d+')}(\\?.*)?$`))

/** Whether a path is one that a signed link can lead to: a download or a small picture. */
export function isSignable(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path))
}
