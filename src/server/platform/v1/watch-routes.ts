import type { FastifyInstance } from 'fastify'
import { closestMatch } from 'leven'

interface Routes {
  /**
   * The methods of an address; none if there is no such address. With `isLiteral`, an address that only a pattern has, such as
   * `/jobs/:id`, counts as none.
   */
  methodsOf(url: string, isLiteral?: boolean): string[]
  /** The call of API v1 that resembles this one, as `GET /api/v1/jobs`; undefined without one. */
  closestCall(method: string, path: string): string | undefined
}

const root = '/api/v1/'
/** Enough for a forgotten ending (`results` for `results.csv`). */
const mostTypos = 4
const mostCompared = 200

/** Watches the routes of an app, from now on. */
export function watchRoutes(app: FastifyInstance): Routes {
  const byPattern = new Map<string, { pattern: RegExp; methods: Set<string> }>()
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return
    const known = byPattern.get(url) ?? { pattern: patternOf(url), methods: new Set() }
    for (const name of [method].flat()) known.methods.add(name)
    byPattern.set(url, known)
  })

  function methodsOf(url: string, isLiteral = false): string[] {
    const [path = ''] = url.split('?')
    if (isLiteral) return [...(byPattern.get(path)?.methods ?? [])].toSorted()
    const methods = [...byPattern.values()].filter(({ pattern }) => pattern.test(path))
    return [...new Set(methods.flatMap(({ methods: some }) => [...some]))].toSorted()
  }

  return {
    methodsOf,
    closestCall(method, path) {
      const sent = path.replace(/\/+$/, '')
      if (sent.length > mostCompared) return undefined
      const known = [...byPattern.keys()]
        .filter((url) => url.startsWith(root))
        .flatMap((url) => withIds(url, sent) ?? [])
      const maxDistance = Math.min(mostTypos, Math.floor((sent.length - root.length) / 2))
      const typed = maxDistance > 0 ? closestMatch(sent, known, { maxDistance }) : undefined
      const closest = known.find((url) => url.startsWith(`${sent}.`)) ?? typed
      if (closest === undefined) return undefined
      const methods = methodsOf(closest)
      return `${methods.includes(method) ? method : methods[0]} ${closest}`
    },
  }
}

/** The address of a route with what was sent in place of its parameters; null if it has not as many steps. */
function withIds(url: string, sent: string): string | null {
  const [steps, sentSteps] = [url.split('/'), sent.split('/')]
  if (steps.length !== sentSteps.length) return null
  return steps
    .map((step, at) => {
      const ending = step.replace(/^:\w+/, '')
      return step === ending ? step : `${sentSteps[at]!.replace(/\.\w+$/, '')}${ending}`
    })
    .join('/')
}

function patternOf(url: string): RegExp {
  const parts = url
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[^\w-]/g, '\\$&')))
  return new RegExp(`^${parts.join('/')}$`)
}
