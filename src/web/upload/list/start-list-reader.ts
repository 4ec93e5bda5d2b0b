import { trustScriptUrl } from '#web/http/trust-script-url.ts'
import readListWorker from './read-list.worker.ts?worker&url'

/** A worker that reads lists. */
export function startListReader(): Worker {
  return new Worker(trustScriptUrl(readListWorker), { type: 'module' })
}
