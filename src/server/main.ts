import { resolveDrizzleDirectly } from './resolve-drizzle.ts'
import { resolveSourcesDirectly } from './resolve-sources.ts'

resolveDrizzleDirectly()
resolveSourcesDirectly()
// Imported above, it would be loaded before that.
await import('./serve.ts')
