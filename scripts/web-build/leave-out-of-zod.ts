import type { Plugin } from 'vite'

const unusedModules =
  /node_modules\/zod\/v4\/(core\/(to-json-schema|json-schema-processors)|locales\/en)\.js$/

/**
 * Removes from the browser's bundle what every schema imports but only the server uses: Zod's JSON Schema writer, and its English error
 * messages, which screens replace with their own. The exports remain as no-ops.
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
