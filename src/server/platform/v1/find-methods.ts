import type { FastifyInstance } from 'fastify'

/** Returns a function that lists the methods of an address of the app; none if there is no such address. */
export function watchMethods(app: FastifyInstance): (url: string) => string[] {
  const byPattern = new Map<string, { pattern: RegExp; methods: Set<string> }>()
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return
    const known = byPattern.get(url) ?? { pattern: patternOf(url), methods: new Set() }
    for (const name of [method].flat()) known.methods.add(name)
    byPattern.set(url, known)
  })
  return (url) => {
    const [path = ''] = url.split('?')
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
