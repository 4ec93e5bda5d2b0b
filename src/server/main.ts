import { resolveDrizzleDirectly } from './resolve-drizzle.ts'

resolveDrizzleDirectly()
// Imported dynamically: a static import would be loaded before the line above.
await import('./serve.ts')
