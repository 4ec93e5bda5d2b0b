import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Writes .br and .gz beside each text file: the server hands them out, and no request waits for compression. */
export function compressOnce(): Plugin {
  return {
    name: 'compress-once',
    apply: 'build',
    // After whatever else writes files.
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir }) {
        for (const file of globSync(`${dir}/**/*.{js,css,html,svg}`)) {
          const content = readFileSync(file)
          writeFileSync(`${file}.br`, brotliCompressSync(content))
          writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
        }
      },
    },
  }
}
