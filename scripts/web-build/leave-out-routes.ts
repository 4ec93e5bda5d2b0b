import { type ESTree, type Plugin, Visitor } from 'vite'

/**
 * Removes from the browser's bundle the parts of endpoints that only the server uses: summaries, roles and refusals. With all endpoints of
 * a module they are a good part of the code that a page waits for.
 */
export function leaveOutRoutes(): Plugin {
  return {
    name: 'leave-out-routes',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/contract\/endpoints\/[\w-]+\.ts$/ },
      handler(code) {
        return { code: withoutRoutes(code, this.parse(code)), map: null }
      },
    },
  }
}

function withoutRoutes(code: string, program: ESTree.Program): string {
  const left: ESTree.Node[] = []
  new Visitor({
    CallExpression({ callee, arguments: [endpoint] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'defineEndpoint' || !endpoint) return
      const { schema, config } = propertiesOf(endpoint)
      const { summary } = schema ? propertiesOf(schema.value) : {}
      if (!config || !summary)
        throw new Error(`an endpoint without summary or config: ${code.slice(endpoint.start, endpoint.end)}`)
      left.push(...[summary, config].toSorted((one, other) => one.start - other.start))
    },
  }).visit(program)
  return left.reduceRight(
    (kept, { start, end }) => kept.slice(0, start) + kept.slice(end).replace(/^\s*,/, ''),
    code,
  )
}

function propertiesOf(node: ESTree.Node): Record<string, ESTree.ObjectProperty> {
  if (node.type !== 'ObjectExpression') return {}
  const properties = node.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier'
      ? [[property.key.name, property] as const]
      : [],
  )
  return Object.fromEntries(properties)
}
