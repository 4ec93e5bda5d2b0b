import type { Plugin } from 'vite'

const app = 'src/web/start-app.tsx'
const signIn = 'src/web/accounts/signing-in/auth-page.tsx'
const home = 'src/web/upload/upload-page.tsx'
/** What home pages show in addition, and what the shell loads for signed-in users. */
const homeParts = [
  home,
  'src/web/upload/choose/recent-jobs.tsx',
  'src/web/notifications/notification-bell.tsx',
  'src/web/shell/header-menu.tsx',
  'src/web/shell/running/job-ring.tsx',
  'src/web/shell/keys/page-keys.tsx',
]

/**
 * Finds the modules that the first page needs: everything that the app imports, with the controls and icons of the sign-in page;
 * separately, the controls and icons that a home page needs in addition. The result is complete once all modules have been parsed.
 */
export function findFirstModules() {
  const first = new Set<string>()
  const firstIcons = new Set<string>()
  const homeControls = new Set<string>()
  const homeIcons = new Set<string>()
  const plugin: Plugin = {
    name: 'find-first-modules',
    apply: 'build',
    buildEnd() {
      const reach = (id: string, found: Set<string>): Set<string> => {
        // Not into packages: what a package exports is not what is used of it.
        if (found.has(id) || !id.includes('/src/')) return found
        found.add(id)
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) reach(imported, found)
        return found
      }
      const from = (...ends: string[]): Set<string> => {
        const found = new Set<string>()
        for (const end of ends) {
          const id = [...this.getModuleIds()].find((module) => module.endsWith(`/${end}`))
          if (!id) throw new Error(`${end} is not part of the app`)
          reach(id, found)
        }
        return found
      }
      const iconsIn = (ids: Set<string>): string[] =>
        [...ids].flatMap((id) => namedIcons(this.getModuleInfo(id)?.code ?? ''))

      for (const id of from(app)) first.add(id)
      for (const id of from(signIn)) if (isControl(id)) first.add(id)
      for (const id of from(...homeParts)) if (isControl(id)) homeControls.add(id)
      for (const icon of iconsIn(from(app, signIn))) firstIcons.add(icon)
      for (const icon of iconsIn(from(...homeParts))) homeIcons.add(icon)
    },
  }
  return {
    plugin,
    isFirst: (id: string) => first.has(id) || firstIcons.has(iconOf(id)),
    isOfHome: (id: string) => homeControls.has(id) || homeIcons.has(iconOf(id)),
  }
}

function isControl(id: string): boolean {
  return id.includes('/src/web/ui/')
}

/** The icons that a module imports by name. */
function namedIcons(code: string): string[] {
  const [, names = ''] = /import \{([^}]*)\} from ["']lucide-react["']/.exec(code) ?? []
  return names
    .split(',')
    .map((name) => plain(name.replace(/ as .*/s, '')))
    .filter((name) => name !== '')
}

/** The icon's name if the module is an icon, otherwise an empty string. */
function iconOf(id: string): string {
  const [, name = ''] = /lucide-react\/dist\/esm\/icons\/([\w-]+)\.m?js$/.exec(id) ?? []
  return plain(name)
}

/** `CircleCheck` and `circle-check` are the same icon. */
function plain(name: string): string {
  return name.replaceAll('-', '').trim().toLowerCase()
}
