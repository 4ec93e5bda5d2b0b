import type { HealthChange, KeyHealth } from './key-health.ts'

/** What a process reports about its use of a key. Counts are of calls. */
export interface ProcessUsage {
  underWay: number
  /** In flight and waiting. */
  wanted: number
  /** Sent and not refused since the process started. */
  accepted: number
  /** When a call was last answered, by the store's clock; 0: never. */
  answeredAt: number
}

export interface OtherUsage extends ProcessUsage {
  process: string
}

export interface HealthReport {
  /** The store's time. */
  now: number
  health: KeyHealth
  /** Incremented with each change. */
  version: number
  /** The processes that reported within the last 3 s. */
  others: OtherUsage[]
}

/** What all processes know about a key. */
export type KnownHealth = Pick<HealthReport, 'now' | 'health' | 'version'>

/** Where the processes that use a key exchange its state, as seen by one of them. */
export interface HealthStore {
  /** Identifies this process. */
  process: string
  /** Writes this process's usage and reads everything else. */
  exchange(key: string, usage: ProcessUsage): Promise<HealthReport>
  /** Changes the health for all processes. */
  update(key: string, change: HealthChange): Promise<KnownHealth>
}

/** The records of a store, independent of what changes them, which is `changeRecord`. */
export interface HealthRecords {
  read(key: string): Promise<KnownHealth>
  /** Returns false if the record no longer has this version. */
  replace(key: string, health: KeyHealth, version: number): Promise<boolean>
}

export const usageFreshMs = 3_000

/** The key is used for no call before this moment; a pause only gets longer. */
export const pauseUntil =
  (moment: number): HealthChange =>
  (health) =>
    moment > health.pause.until ? { ...health, pause: { until: moment } } : health
