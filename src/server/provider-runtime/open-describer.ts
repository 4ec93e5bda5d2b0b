import { openChildDescriber } from '#server/describing/describe-in-child-process.ts'
import type { Describer } from '#server/describing/describer.ts'
import type { Platform } from '#server/platform/platform.ts'
import { environmentWithoutSettings } from '#server/platform/read-settings.ts'
import { type BookControl, handlePoolEvents } from './handle-pool-events.ts'
import { measureCircuits } from './measure-circuits.ts'
import { openDialectStore } from './open-dialect-store.ts'
import { openHealthStore } from './open-health-store.ts'

export interface OpenDescriber extends Describer {
  close(): Promise<void>
}

/** Opens the describer of a web process: a child process, so that describing pictures does not slow down page requests. */
export function openDescriber(platform: Platform, bookControl?: BookControl): OpenDescriber {
  const { settings, metrics, log } = platform
  const describer = openChildDescriber({
    allow: settings.IMAGE_FETCH_ALLOW,
    only: settings.IMAGE_FETCH_ONLY,
    timeoutMs: settings.PROVIDER_TIMEOUT_MS,
    environment: environmentWithoutSettings(),
    store: openHealthStore(platform),
    dialects: openDialectStore(platform),
    ...handlePoolEvents(platform),
    onControl: bookControl ?? (async () => {}),
    onStart: (pid) => log.info({ pid }, 'started the child process that describes single pictures'),
    onEnd: (error) => log.error({ err: error }, 'lost the child process that describes single pictures'),
  })
  measureCircuits(metrics, describer)
  return describer
}
