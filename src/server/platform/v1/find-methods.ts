import type { FastifyInstance } from 'fastify'

/**
 * Returns a function that lists the methods of an address of the app; none if there is no such address. With `isLiteral`, an address that
 * only a pattern has, such as `/jobs/:id`, counts as none.
 */
export function watchMethods(app: FastifyInstance): (url: string, isLiteral?: boolean) => string[] {
  const byPattern = new Map<string, { pattern: RegExp; methods: Set<string> }>()
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return
    const known = byPattern.get(url) ?? { pattern: patternOf(url), methods: new Set() }
    for (const name of [method].flat()) known.methods.add(name)
    byPattern.set(url, known)
  })
  return (url, isLiteral = false) => {
    const [path = ''] = url.split('?')
    if (isLiteral) return [...(byPattern.get(path)?.methods ?? [])].toSorted()
    const methods = [...byPattern.values()].filter(({ pattern }) => pattern.test(path))
    return [...new Set(methods.flatMap(({ methods: some }) => [...some]))].toSorted()
  }
}

function patternOf(url: string): RegExp {
  const parts = url
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[^\w-]/g, '\\$&')))
  return new RegExp(`^${parts.join('/')}$`)
}
