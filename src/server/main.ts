import { resolveDrizzleDirectly } from './resolve-drizzle.ts'

resolveDrizzleDirectly()
// Imported above, it would be loaded before that.
await import('./serve.ts')
