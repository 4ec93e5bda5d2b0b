import type { AskedPicture } from './describe-image.ts'
import { type AskingNow, type DescribedNow, describeNow } from './describe-now.ts'
import type { PictureFetcher } from './pictures/create-picture-fetcher.ts'
import type { PoolKeys, ProviderPools } from './pool/create-provider-pools.ts'
import type { Wishes } from './question/write-question.ts'

/** Describes pictures while the caller waits. */
export interface Describer {
  /** Like `describeNow`, with these keys. */
  describe(keys: PoolKeys, picture: AskedPicture, wishes: Wishes, asking: AskingNow): Promise<DescribedNow>
}

/** Describes pictures in this process. */
export function createDescriber(fetcher: PictureFetcher, pools: Pick<ProviderPools, 'poolOf'>): Describer {
  return {
    describe: (keys, picture, wishes, asking) =>
      describeNow({ fetcher, pool: pools.poolOf(keys) }, picture, wishes, asking),
  }
}
