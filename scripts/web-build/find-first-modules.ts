import type { Plugin } from 'vite'

const app = 'src/web/start-app.tsx'
/** What of the shell loads for signed-in users, and what the home shows besides: their icons come with the app's. */
const firstParts = [
  'src/web/notifications/notification-bell.tsx',
  'src/web/shell/header-menu.tsx',
  'src/web/shell/running/job-ring.tsx',
  'src/web/shell/keys/page-keys.tsx',
  'src/web/upload/choose/recent-jobs.tsx',
]
const firstPages = ['src/web/accounts/signing-in/auth-page.tsx', 'src/web/upload/upload-page.tsx']

/**
 * Finds the modules that whoever opens the app needs at once: all that the app imports, and the controls of the two
 * pages that people arrive at, with the icons that all of these name. What it says is known once all modules have been read.
 */
export function findFirstModules() {
  const first = new Set<string>()
  const icons = new Set<string>()
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
      for (const id of [app, ...firstPages, ...firstParts].flatMap((end) => [...from(end)])) {
        const named = /import \{([^}]*)\} from ["']lucide-react["']/.exec(this.getModuleInfo(id)?.code ?? '')
        for (const name of named?.[1]?.split(',') ?? []) icons.add(plain(name))
      }
    },
  }
  return { plugin, isFirst: (id: string) => first.has(id) || icons.has(plain(iconOf(id))) }
}

/** `circle-check`, for the module of an icon. */
const iconOf = (id: string) => /lucide-react\/dist\/esm\/icons\/([\w-]+)\.m?js$/.exec(id)?.[1] ?? ''

/** `CircleCheck as Sign` and `circle-check` are one icon. */
const plain = (name: string) =>
  name
    .replace(/ as .*/s, '')
    .replaceAll('-', '')
    .trim()
    .toLowerCase()
