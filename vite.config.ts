import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const baseModules =
  /zod-without-eval|node_modules\/(zod|react|react-dom|scheduler|i18next|wouter|@tanstack\/(react-query|query-core))\//
// Those of them that single pages need.
const laterModules =
  /node_modules\/@tanstack\/.*\/(queriesObserver|useQueries|useMutationState|useSuspenseQueries)\.js/
const jsonSchemaModules = /node_modules\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/

export default defineConfig({
  root: 'src/web',
  plugins: [react(), tailwindcss(), leaveOutJsonSchema(), compressOnce()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    // The content security policy allows no data: addresses, so nothing is inlined into code or styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs, in one file that changes seldom. `zod-without-eval.ts` must run before Zod does, and
          // only inside of one file is the order of imports the order of running.
          groups: [{ name: 'base', test: (id) => baseModules.test(id) && !laterModules.test(id) }],
        },
      },
    },
  },
})

/** Only the server describes schemas as JSON Schema; each schema of Zod's would bring what does that to the browser, too. */
function leaveOutJsonSchema(): Plugin {
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

/** Writes .br and .gz beside each text file: the server hands them out, and no request waits for compression. */
function compressOnce(): Plugin {
  return {
    name: 'compress-once',
    apply: 'build',
    writeBundle({ dir }) {
      for (const file of globSync(`${dir}/**/*.{js,css,html,svg}`)) {
        const content = readFileSync(file)
        writeFileSync(`${file}.br`, brotliCompressSync(content))
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
      }
    },
  }
}
