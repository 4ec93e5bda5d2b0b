import type { Plugin } from 'vite'

const jsonSchemaModules = /node_modules\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/

/** Only the server describes schemas as JSON Schema; each schema of Zod's would bring what does that to the browser, too. */
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
