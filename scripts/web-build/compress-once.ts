import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Writes .br and .gz files next to each text file, so that no request waits for compression. */
export function compressOnce(): Plugin {
  return {
    name: 'compress-once',
    apply: 'build',
    // After all other plugins that write files.
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
