import type { JobInput } from '#contract/endpoints/v1/job-input.ts'
import { isMistypedTestName, noSuchTestName } from '#contract/endpoints/v1/test-images.ts'
import { normaliseUrl } from '#contract/lists/normalise-url.ts'
import { inputWords, type Words } from '#contract/words/words-of-issue.ts'
import type { TokenCaller } from '#server/platform/caller.ts'
import { InvalidInput } from '#server/platform/invalid-input.ts'

const mostNamed = 20

/** Refuses `invalid_input` for images of a call that have no address, or in test mode a mistyped test name; the first ones are named. */
export function refuseAddresses({ images, baseUrl }: JobInput, { isTest }: TokenCaller): void {
  const issues = images.flatMap(({ url }, index) => {
    const words = faultOf(url, baseUrl, isTest)
    return words ? [{ path: `images.${index}.url`, words }] : []
  })
  if (issues.length > 0) throw new InvalidInput(issues.slice(0, mostNamed))
}

function faultOf(url: string, baseUrl: string, isTest: boolean): Words | null {
  const address = normaliseUrl(url, baseUrl)
  // A wrong `baseUrl` is refused by itself.
  if ('problem' in address)
    return address.problem === 'needs_base' && baseUrl !== '' ? null : inputWords.noAddress
  return isTest && isMistypedTestName(address.url) ? noSuchTestName : null
}
