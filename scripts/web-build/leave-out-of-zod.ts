import type { Plugin } from 'vite'

const unusedModules =
  /node_modules\/zod\/v4\/(core\/(to-json-schema|json-schema-processors)|locales\/en)\.js$/

/**
 * Keeps out of the browser what every schema imports and only the server uses: Zod's writer of JSON Schema, and its English
 * sentences of what is wrong, since screens say that in their own words. The exports are there and do nothing.
 */
export function leaveOutOfZod(): Plugin {
  return {
    name: 'leave-out-of-zod',
    apply: 'build',
    transform: {
      filter: { id: unusedModules },
      handler(code) {
        const names = [
          ...code.matchAll(/^export (?:const|function) (\w+)|^export \{ \w+ as (\w+) \}|^export (default)/gm),
        ]
        const empty = names.map((match) => `export { nothing as ${match.slice(1).find(Boolean)} }`)
        return { code: `const nothing = () => undefined\n${empty.join('\n')}`, map: null }
      },
    },
  }
}
