import type { AskedPicture } from './describe-image.ts'
import type { DescribedNow } from './describe-now.ts'
import type { PoolKeys, ProviderPools } from './pool/create-provider-pools.ts'
import type { HealthRecords, HealthStore } from './pool/health-store.ts'
import type { ControlCall, EndedCall } from './pool/keyed-provider.ts'
import type { DialectStore } from './providers/dialect-store.ts'
import type { Wishes } from './question/write-question.ts'
import type { Step } from './time-step.ts'

/** The order that the describing process is started with. */
export interface ChildOrder {
  /** Identifies it among the processes that use the same keys. */
  process: string
  allow: string[]
  only: string[]
  timeoutMs: number
}

/** What the describing process can be asked. Everything is serialisable: no functions, no signals. */
export interface ChildCalls {
  describe(number: number, order: DescribeOrder): Promise<DescribedInChild>
  /** Cancels a call whose result is no longer wanted. */
  giveUp(number: number): void
  circuits(): ReturnType<ProviderPools['circuits']>
}

export interface DescribeOrder {
  keys: PoolKeys
  picture: AskedPicture
  wishes: Wishes
  group: string
}

export interface DescribedInChild {
  described: DescribedNow
  steps: Array<[step: Step, seconds: number]>
  bugs: Error[]
}

/** What it asks of and reports to its parent, which has the stores. */
export interface ParentCalls extends Pick<HealthStore, 'exchange'> {
  readHealth: HealthRecords['read']
  replaceHealth: HealthRecords['replace']
  readDialect: DialectStore['read']
  addToDialect: DialectStore['add']
  replaceDialect: DialectStore['replace']
  heardCall(call: EndedCall): void
  heardControl(call: ControlCall): Promise<void>
  heardRefusal(keyId: string): void
  heardTooLarge(): void
}
