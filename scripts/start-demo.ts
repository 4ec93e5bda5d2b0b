import { resolveDrizzleDirectly } from '#server/resolve-drizzle.ts'
import { resolveSourcesDirectly } from '#server/resolve-sources.ts'

resolveDrizzleDirectly()
resolveSourcesDirectly()
// Imported above, it would be loaded before that.
await import('./serve-demo.ts')
