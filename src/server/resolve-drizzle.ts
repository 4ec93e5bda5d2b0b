import { type ResolveFnOutput, registerHooks } from 'node:module'

type Resolve = (specifier: string) => ResolveFnOutput

/**
 * From here on drizzle-orm is looked up once under each of its names, and its files find each other without Node's looking
 * into their package: for each import in hundreds of files it would parse anew the 178 kB in which drizzle-orm names what it
 * exports, a third of a start's work.
 */
export function resolveDrizzleDirectly(): void {
  const resolveOnce = rememberDrizzle()
  registerHooks({
    resolve(specifier, context, next) {
      const within = resolveWithinDrizzle(specifier, context.parentURL)
      return within ?? resolveOnce(specifier, (name) => next(name, context))
    },
  })
}

/** Where a module of drizzle-orm leads that names another one by its path; null for everything else. */
export function resolveWithinDrizzle(specifier: string, parentUrl = '') {
  const isModule = /\/node_modules\/drizzle-orm\/.*\.js$/.test(parentUrl)
  if (!isModule || !/^\.\.?\/.*\.js$/.test(specifier)) return null
  return { url: new URL(specifier, parentUrl).href, format: 'module', shortCircuit: true }
}

/** Resolves as it is told, but each name of drizzle-orm once: there is one of it, whoever asks. */
export function rememberDrizzle() {
  const found = new Map<string, ResolveFnOutput>()
  return (specifier: string, resolve: Resolve): ResolveFnOutput => {
    const known = found.get(specifier)
    if (known) return known
    const result = resolve(specifier)
    if (/^drizzle-orm(\/|$)/.test(specifier)) found.set(specifier, { ...result, shortCircuit: true })
    return result
  }
}
