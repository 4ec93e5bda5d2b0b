import type { Plugin } from 'vite'

const jsonSchemaModules = /node_modules\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/

/**
 * Keeps Zod's writer of JSON Schema out of the browser: every schema imports it, and only the server uses it. Its exports
 * are there and do nothing.
 */
export function leaveOutJsonSchema(): Plugin {
  return {
    name: 'leave-out-json-schema',
    apply: 'build',
    transform: {
      filter: { id: jsonSchemaModules },
      handler(code) {
        const names = [...code.matchAll(/^export (?:const|function) (\w+)|^export \{ \w+ as (\w+) \}/gm)]
        const empty = names.map(([, name, alias]) => `export { nothing as ${name ?? alias} }`)
        return { code: `const nothing = () => undefined\n${empty.join('\n')}`, map: null }
      },
    },
  }
}
