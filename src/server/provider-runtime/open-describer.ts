import { openDescriberApart } from '#server/describing/describe-apart.ts'
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

/** Opens what a web process describes with: beside it, so that nobody who looks at a page waits for pictures. */
export function openDescriber(platform: Platform, bookControl?: BookControl): OpenDescriber {
  const { settings, metrics, log } = platform
  const describer = openDescriberApart({
    allow: settings.IMAGE_FETCH_ALLOW,
    only: settings.IMAGE_FETCH_ONLY,
    timeoutMs: settings.PROVIDER_TIMEOUT_MS,
    environment: environmentWithoutSettings(),
    store: openHealthStore(platform),
    dialects: openDialectStore(platform),
    ...handlePoolEvents(platform),
    onControl: bookControl ?? (async () => {}),
    onStart: (pid) =>
      log.info({ pid }, 'pictures that somebody waits for are described by a process of their own'),
    onEnd: (error) => log.error({ err: error }, 'pictures that somebody waits for were lost'),
  })
  measureCircuits(metrics, describer)
  return describer
}
