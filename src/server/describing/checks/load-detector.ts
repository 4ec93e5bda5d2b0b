import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { eld } from 'eld/extrasmall'

type Detector = Pick<typeof eld, 'detect'>

let loaded: Detector | undefined

/**
 * The language detector, loaded when it is first asked for: most processes and tests that import the checks never see an
 * answer. The smallest model: it doubted no good text of ours, and found 98 of 100 under another key where the larger
 * ones find 99, with 29 MB of heap in place of 45 and 59, which each garbage collection goes through.
 */
export function loadDetector(): Detector {
  if (!loaded) {
    const path = fileURLToPath(import.meta.resolve('eld/extrasmall'))
    // Checks are synchronous, and the package offers itself to `import` only.
    const entry: { eld: Detector } = createRequire(import.meta.url)(path)
    loaded = entry.eld
  }
  return loaded
}
