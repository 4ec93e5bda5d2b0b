import { resolveDrizzleDirectly } from '#server/resolve-drizzle.ts'

resolveDrizzleDirectly()
// A static import would load it before that.
await import('./serve-demo.ts')
