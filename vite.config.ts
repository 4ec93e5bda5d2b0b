import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const baseModules =
  /zod-without-eval|node_modules\/(zod|react|react-dom|scheduler|i18next|react-i18next|wouter|@tanstack\/(react-query|query-core))\//

export default defineConfig({
  root: 'src/web',
  plugins: [react(), tailwindcss(), compressOnce()],
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
          groups: [{ name: 'base', test: baseModules }],
        },
      },
    },
  },
})

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
