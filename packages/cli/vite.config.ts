import { defineConfig } from 'vite'

const sources = new URL('../../src/cli/', import.meta.url).pathname

// One program with everything it imports, and the thread that checks many files.
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: 'node20',
    minify: true,
    outDir: 'dist',
    emptyOutDir: true,
    reportCompressedSize: false,
    // Of everybody whose code is in it.
    license: { fileName: 'licenses.md' },
    rollupOptions: {
      input: { bildwort: `${sources}main.ts`, 'check-thread': `${sources}checking/check-thread.ts` },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
