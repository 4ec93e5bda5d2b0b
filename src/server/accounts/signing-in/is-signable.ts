import type { Endpoint } from '#contract/endpoint.ts'
import * as audit from '#contract/endpoints/audit.ts'
import * as credits from '#contract/endpoints/credits.ts'
import * as downloads from '#contract/endpoints/downloads.ts'
import * as images from '#contract/endpoints/images.ts'
import * as ownAccount from '#contract/endpoints/own-account.ts'
import * as siteAudits from '#contract/endpoints/site-audits.ts'

const patterns = [audit, credits, downloads, images, ownAccount, siteAudits]
  .flatMap((module) => Object.values<object>(module))
  .filter((value): value is Endpoint => 'config' in value && 'url' in value)
  .filter(({ config }) => config.takesSignedLink)
  .map(({ url }) => new RegExp(`^${url.replaceAll('.', '\\.').replace(/:\w+/g, '\\d+')}(\\?.*)?$`))

/** Whether a signed link can lead to this path: a download, a receipt or a thumbnail. */
export function isSignable(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path))
}
