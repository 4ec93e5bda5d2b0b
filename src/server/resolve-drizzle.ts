import { registerHooks } from 'node:module'

/**
 * From here on the files of drizzle-orm find each other without Node's looking into their package: for each of a hundred
 * files it would parse anew the 178 kB in which drizzle-orm names what it exports, a fifth of a start's work.
 */
export function resolveDrizzleDirectly(): void {
  registerHooks({
    resolve: (specifier, context, next) =>
      resolveWithinDrizzle(specifier, context.parentURL) ?? next(specifier, context),
  })
}

/** Where a module of drizzle-orm leads that names another one by its path; null for everything else. */
export function resolveWithinDrizzle(specifier: string, parentUrl = '') {
  const isModule = /\/node_modules\/drizzle-orm\/.*\.js$/.test(parentUrl)
  if (!isModule || !/^\.\.?\/.*\.js$/.test(specifier)) return null
  return { url: new URL(specifier, parentUrl).href, format: 'module', shortCircuit: true }
}
