import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressOnce } from './scripts/web-build/compress-once.ts'
import { findFirstModules } from './scripts/web-build/find-first-modules.ts'
import { leaveOutOfZod } from './scripts/web-build/leave-out-of-zod.ts'
import { leaveOutRoutes } from './scripts/web-build/leave-out-routes.ts'
import { writeDocuments } from './scripts/web-build/write-documents.ts'

const baseModules =
  /zod-without-eval|node_modules\/(zod|react|react-dom|scheduler|i18next|wouter|@tanstack\/(react-query|query-core))\//
// Those of them that single pages need.
const laterModules =
  /node_modules\/@tanstack\/.*\/(queriesObserver|useQueries|useMutationState|useSuspenseQueries|infiniteQueryObserver|useInfiniteQuery)\.js/
const icons = /node_modules\/lucide-react\//
const smallModules = /node_modules\/clsx\//
// Of the sign-in page what later pages show, too.
const signInModules =
  /src\/web\/accounts\/(auth-views|texts|password-field|passkeys\/passkey-(sign-in|button)\.)/
const formModules = /node_modules\/(react-hook-form|@hookform)\//

const { plugin: firstModules, isFirst, isOfHome } = findFirstModules()

export default defineConfig({
  root: 'src/web',
  plugins: [
    react(),
    tailwindcss(),
    leaveOutOfZod(),
    leaveOutRoutes(),
    firstModules,
    writeDocuments(),
    compressOnce(),
  ],
  // As modules, what a worker imports when it needs it is a file of its own.
  worker: { format: 'es' },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    // The content security policy allows no data: addresses, so nothing is inlined into code or styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The page of the API is written by the server, with styles of the same values.
      input: { index: 'src/web/index.html', 'api-docs': 'src/web/api-docs.css' },
      output: {
        // By this name the server links to it.
        assetFileNames: ({ names }) =>
          names.includes('api-docs.css') ? '[name][extname]' : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          // Few files: a phone far from the server waits for each round of requests. Left alone, whatever two pages
          // share would be a file of its own, down to single icons.
          groups: [
            // What every page needs of packages, in one file that changes seldom. `zod-without-eval.ts` must run before
            // Zod does, and only inside of one file is the order of imports the order of running.
            { name: 'base', test: (id) => baseModules.test(id) && !laterModules.test(id) },
            { name: 'forms', test: formModules },
            { name: 'app', minShareCount: 2, test: (id) => isFirst(id) || smallModules.test(id) },
            { name: 'sign-in', minShareCount: 2, test: signInModules },
            // What only a home shows, and what only later pages share.
            { name: 'home', minShareCount: 2, test: isOfHome },
            { name: 'icons', minShareCount: 2, test: icons },
          ],
        },
      },
    },
  },
})
