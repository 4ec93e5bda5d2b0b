import type { HealthChange, KeyHealth } from './key-health.ts'

/** What a process says of itself about a key. Counts are of calls. */
export interface ProcessUsage {
  underWay: number
  /** Under way and waiting. */
  wanted: number
  /** Sent and not refused, since the process began. */
  accepted: number
  /** When somebody last got an answer, by the store's clock; 0: never. */
  answeredAt: number
}

export interface OtherUsage extends ProcessUsage {
  process: string
}

export interface HealthReport {
  /** The store's time. */
  now: number
  health: KeyHealth
  /** Higher with each change. */
  version: number
  /** Of the processes that were heard of in the last 3 s. */
  others: OtherUsage[]
}

/** What all processes know of a key. */
export type KnownHealth = Pick<HealthReport, 'now' | 'health' | 'version'>

/** Where the processes that use a key tell each other about it. One of them sees it through this. */
export interface HealthStore {
  /** Names this process among the others. */
  process: string
  /** Writes the usage of this process, and reads the rest. */
  exchange(key: string, usage: ProcessUsage): Promise<HealthReport>
  /** Changes the health for all. */
  update(key: string, change: HealthChange): Promise<KnownHealth>
}

/** The records of a store, which know nothing of what changes them: `changeRecord` does. */
export interface HealthRecords {
  read(key: string): Promise<KnownHealth>
  /** Whether it was done: not where the record is no longer of that version. */
  replace(key: string, health: KeyHealth, version: number): Promise<boolean>
}

export const usageFreshMs = 3_000
