import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ways = {
  'static import': (from: string) => `import { x } from '${from}'\nx()\n`,
  'type import': (from: string) => `import type { X } from '${from}'\nexport type Y = X\n`,
  'dynamic import': (from: string) => `export const load = () => import('${from}')\n`,
  're-export': (from: string) => `export { x } from '${from}'\n`,
}

const walls = [
  ['src/contract', '#server/platform/refusal.ts'],
  ['src/contract', 'node:fs'],
  ['src/contract', 'papaparse'],
  ['src/contract/entities', '../languages.ts'],
  ['src/server/platform', '#server/jobs/starting/start-job.ts'],
  ['src/server/accounts', '#server/apikeys/usable-providers.ts'],
  ['src/server/credits/purchases', '#server/accounts/accounts.tables.ts'],
  ['src/server/describing', '#server/jobs/starting/start-job.ts'],
  ['src/server/notifications', '#server/accounts/accounts.tables.ts'],
  ['src/server/jobs', '#server/accounts/accounts.tables.ts'],
  ['src/server/jobs', '#server/accounts/accounts.routes.ts'],
  ['src/server/jobs', './../accounts/sign-in.ts'],
  ['src/server/jobs/lists', '../start-job.ts'],
  ['src/server/jobs', '#stand-ins/ai/start-ai-stand-in.ts'],
  ['src/server/jobs', '#server/testing/test.ts'],
  ['src/server/jobs', '#web/ui/buttons/button.tsx'],
  ['src/web/ui', '#web/upload/upload-page.tsx'],
  ['src/web/ui', '#web/shown/job-badge.tsx'],
  ['src/web/shown', '#web/results/results-page.tsx'],
  ['src/web/shown', '#web/router.tsx'],
  ['src/web/upload', '#web/results/results-page.tsx'],
  ['src/web/upload', '#server/platform/refusal.ts'],
  ['src/web/results', './../upload/upload-page.tsx'],
  ['stand-ins/ai', '#server/platform/refusal.ts'],
] as const

const doors = [
  ['src/contract/entities/x.ts', '#contract/languages.ts'],
  ['src/contract/x.ts', 'zod'],
  ['src/server/jobs/x.ts', '#server/accounts/users/find-owners.ts'],
  ['src/server/jobs/y.ts', './start-job.ts'],
  ['src/server/jobs/z.ts', 'drizzle-orm'],
  ['src/server/credits/purchases/x.ts', '#server/credits/credits.tables.ts'],
  ['src/server/jobs/jobs.tables.ts', '#server/accounts/accounts.tables.ts'],
  // A foreign key alone may point back.
  ['src/server/notifications/notifications.tables.ts', '#server/accounts/accounts.tables.ts'],
  ['src/server/jobs/x.test.ts', '#stand-ins/ai/start-ai-stand-in.ts'],
  ['src/web/upload/x.tsx', '#web/ui/buttons/button.tsx'],
  ['src/web/shown/x.tsx', '#web/ui/feedback/badge.tsx'],
  ['src/web/upload/y.tsx', '#web/shown/keyword.tsx'],
  ['src/web/router.tsx', '#web/upload/upload-page.tsx'],
  ['scripts/x.ts', '#stand-ins/ai/start-ai-stand-in.ts'],
] as const

const plantedWalls = walls.flatMap(([room, from], number) =>
  Object.entries(ways).map(([way, write]) => {
    const path = `${room}/planted-${number}-${way.replace(' ', '-')}.ts`
    return { title: `${room} ← ${from} (${way})`, path, content: write(from) }
  }),
)
const plantedDoors = doors.flatMap(([path, from]) => ({
  title: `${path} ← ${from}`,
  path,
  content: ways['static import'](from),
}))

let folder: string
let caught: Set<string>

// One run over all plants in a folder of their own, under the project's own rules.
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bildwort-walls-'))
  cpSync('biome.json', join(folder, 'biome.json'))
  cpSync('.gitignore', join(folder, '.gitignore'))
  for (const { path, content } of [...plantedWalls, ...plantedDoors]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  const { stdout } = spawnSync(
    resolve('node_modules/.bin/biome'),
    ['lint', '--only=style/noRestrictedImports', '--reporter=github', '--max-diagnostics=none', '.'],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, GIT_DIR: '' } },
  )
  caught = new Set(plantsIn(stdout))
})

afterAll(() => rmSync(folder, { recursive: true }))

test.each(plantedWalls)('an import through a wall is caught: $title', ({ path }) => {
  expect(caught).toContain(path)
})

test.each(plantedDoors)('an import through a door passes: $title', ({ path }) => {
  expect(caught).not.toContain(path)
})

/** Biome names files relative or absolute, by its version: only the planted end of a path counts. */
function plantsIn(report: string): string[] {
  const named = [...report.matchAll(/file=([^,]+)/g)].map(([, path]) => path ?? '')
  return [...plantedWalls, ...plantedDoors]
    .map(({ path }) => path)
    .filter((path) => named.some((name) => name === path || name.endsWith(`/${path}`)))
}
