import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'

type DrawFirstView = (page: string) => Promise<string>

/** Builds src/web/first-view.tsx for Node into a folder of its own and returns its render function. Refuses files that `bundle` lacks. */
export async function buildFirstView(outDir: string, bundle: Rolldown.OutputBundle): Promise<DrawFirstView> {
  await build({
    configFile: false,
    root: 'src/web',
    plugins: [react()],
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: 'first-view.tsx', outDir, emptyOutDir: true, assetsInlineLimit: 0 },
  })
  const module: { drawFirstView: DrawFirstView } = await import(
    pathToFileURL(join(outDir, 'first-view.js')).href
  )
  return async (page) => {
    const markup = await module.drawFirstView(page)
    for (const [, file = ''] of markup.matchAll(/ src="\/([^"]+)"/g)) {
      if (!(file in bundle)) throw new Error(`the first view of ${page} shows ${file}, which the app lacks`)
    }
    return markup
  }
}
