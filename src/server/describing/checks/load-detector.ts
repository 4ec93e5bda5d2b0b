import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { eld } from 'eld/small'

type Detector = Pick<typeof eld, 'detect'>

let loaded: Detector | undefined

/**
 * The language detector, loaded when the first text is checked: it takes a third of a second and 45 MB of heap, and most
 * processes and tests that import the checks never see an answer. The small model judged our texts as the large one
 * does, which takes three times the memory and seven times as long to load.
 */
export function loadDetector(): Detector {
  if (!loaded) {
    const path = fileURLToPath(import.meta.resolve('eld/small'))
    // Checks are synchronous, and the package offers itself to `import` only.
    const entry: { eld: Detector } = createRequire(import.meta.url)(path)
    loaded = entry.eld
  }
  return loaded
}
