import type { Plugin } from 'vite'

const app = 'src/web/start-app.tsx'
const firstPages = ['src/web/accounts/signing-in/auth-page.tsx', 'src/web/upload/upload-page.tsx']

/**
 * Finds the modules that whoever opens the app needs at once: all that the app imports, and the controls of the two
 * pages that people arrive at. What it says is known once all modules have been read.
 */
export function findFirstModules() {
  const first = new Set<string>()
  const plugin: Plugin = {
    name: 'find-first-modules',
    apply: 'build',
    buildEnd() {
      const reach = (id: string, found: Set<string>): Set<string> => {
        // Not through packages: what one of them offers is not what is used of it.
        if (found.has(id) || !id.includes('/src/')) return found
        found.add(id)
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) reach(imported, found)
        return found
      }
      const from = (end: string): Set<string> => {
        const id = [...this.getModuleIds()].find((module) => module.endsWith(`/${end}`))
        if (!id) throw new Error(`${end} is not part of the app`)
        return reach(id, new Set())
      }
      for (const id of from(app)) first.add(id)
      for (const id of firstPages.flatMap((page) => [...from(page)])) {
        if (id.includes('/src/web/ui/')) first.add(id)
      }
    },
  }
  return { plugin, isFirst: (id: string) => first.has(id) }
}
