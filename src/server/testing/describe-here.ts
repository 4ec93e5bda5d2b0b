import { createDescriber } from '#server/describing/describer.ts'
import { createPictureFetcher } from '#server/describing/pictures/create-picture-fetcher.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { OpenDescriber } from '#server/provider-runtime/open-describer.ts'
import { openPools } from '#server/provider-runtime/open-pools.ts'

/** Describes in the process of the test, which is there sooner than another one. */
export function describeHere(platform: Platform): OpenDescriber {
  const { IMAGE_FETCH_ALLOW: allow, IMAGE_FETCH_ONLY: only } = platform.settings
  const fetcher = createPictureFetcher({ allow, only })
  return { ...createDescriber(fetcher, openPools(platform)), close: fetcher.close }
}
