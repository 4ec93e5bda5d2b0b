import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { findViolations } from './find-violations.ts'
import { modules } from './modules.ts'

const ways = {
  'static import': (from: string) => `import { x } from '${from}'\nx()\n`,
  'type import': (from: string) => `import type { X } from '${from}'\nexport type Y = X\n`,
  'dynamic import': (from: string) => `export const load = () => import('${from}')\n`,
  're-export': (from: string) => `export { x } from '${from}'\n`,
  're-export of everything': (from: string) => `export * from '${from}'\n`,
  'import for its effects': (from: string) => `import '${from}'\n`,
  'type in the midst of a line': (from: string) => `export type Y = import('${from}').X\n`,
}

const closed = [
  ['src/contract', '#server/platform/refusal.ts'],
  ['src/contract', 'node:fs'],
  ['src/contract', 'papaparse'],
  ['src/contract/entities', '../languages.ts'],
  ['src/contract/lists', '#contract/endpoints/jobs.ts'],
  ['src/server/platform', '#server/jobs/starting/start-job.ts'],
  ['src/server/platform', '#server/mail/order-mail.ts'],
  ['src/server/mail', '#server/accounts/users/find-account.ts'],
  ['src/server/mail', '#server/notifications/notify.ts'],
  ['src/server/mail', '#server/mail-kinds.ts'],
  ['src/server/accounts', '#server/apikeys/usable-providers.ts'],
  ['src/server/credits/purchases', '#server/accounts/accounts.tables.ts'],
  ['src/server/describing', '#server/jobs/starting/start-job.ts'],
  ['src/server/describing/pictures', '#server/platform/open-database.ts'],
  ['src/server/describing/pool', 'drizzle-orm'],
  ['src/server/describing/pool', 'pg'],
  ['src/server/describing/keywords', '#server/describing/checks/check-answer.ts'],
  ['src/server/describing/pool', '#server/describing/describe-picture.ts'],
  ['src/server/describing/pool', '#server/describing/testing/create-fast-clock.ts'],
  ['src/server/notifications', '#server/accounts/accounts.tables.ts'],
  ['src/server/jobs', '#server/accounts/accounts.tables.ts'],
  ['src/server/jobs/working', '#server/accounts/accounts.routes.ts'],
  ['src/server/jobs', './../accounts/sign-in.ts'],
  ['src/server/jobs', './working/claim-chunk.ts'],
  ['src/server/jobs/lists', '../start-job.ts'],
  ['src/server/jobs/costs', '#server/jobs/working/claim-chunk.ts'],
  ['src/server/jobs/working', '#server/jobs/jobs.routes.ts'],
  ['src/server/jobs/working', '#stand-ins/ai/start-ai-stand-in.ts'],
  ['src/server/jobs/working', '#server/testing/test.ts'],
  ['src/server/jobs', '#web/ui/buttons/button.tsx'],
  ['src/web/ui', '#web/upload/upload-page.tsx'],
  ['src/web/ui/buttons', '#web/components/job-badge.tsx'],
  ['src/web/http', '#web/ui/buttons/button.tsx'],
  ['src/web/components', '#web/results/results-page.tsx'],
  ['src/web/components', 'node:fs'],
  ['src/web/upload', '#web/results/results-page.tsx'],
  ['src/web/upload', '#server/platform/refusal.ts'],
  ['src/web/upload/options', '#web/upload/running/pace-text.tsx'],
  ['src/web/results/list', './../job/job-page.tsx'],
  ['src/web/results/queries', '#web/results/results-page.tsx'],
  ['stand-ins/ai', '#server/platform/refusal.ts'],
  ['packages/client/src', '#contract/refusals.ts'],
  ['packages/client/src', '../types/write-paths.ts'],
  ['src/server/api', '#client/client.ts'],
  // Folders that no rule names.
  ['src/server/greetings', '#server/jobs/starting/start-job.ts'],
  ['src/server/greetings', '#contract/languages.ts'],
  ['src/server/greetings/cards', './../../accounts/accounts.tables.ts'],
  ['src/web/greetings', '#web/upload/upload-page.tsx'],
  ['src/web/greetings', '#server/platform/refusal.ts'],
  ['src/greetings', '#server/platform/refusal.ts'],
  ['src/server/jobs/greetings', '#server/jobs/working/claim-chunk.ts'],
] as const

const topFiles = [
  ['src/contract/entities/x.ts', '#contract/languages.ts'],
  ['src/contract/x.ts', 'zod'],
  ['src/server/jobs/working/x.ts', '#server/accounts/users/find-owners.ts'],
  ['src/server/jobs/working/y.ts', './claim-chunk.ts'],
  ['src/server/jobs/working/z.ts', 'drizzle-orm'],
  ['src/server/jobs/working/w.ts', '#server/jobs/jobs.tables.ts'],
  ['src/server/jobs/working/v.ts', '#server/jobs/costs/add-call-costs.ts'],
  ['src/server/jobs/jobs.routes.ts', './starting/start-job.ts'],
  ['src/server/describing/pool/x.ts', '#server/describing/providers/provider.ts'],
  ['src/server/credits/purchases/x.ts', '#server/credits/credits.tables.ts'],
  ['src/server/jobs/jobs.tables.ts', '#server/accounts/accounts.tables.ts'],
  // Only a foreign key may point back.
  ['src/server/notifications/notifications.tables.ts', '#server/accounts/accounts.tables.ts'],
  ['src/server/jobs/working/x.test.ts', '#stand-ins/ai/start-ai-stand-in.ts'],
  ['src/server/describing/testing/x.ts', '#server/describing/pool/ask-in-order.ts'],
  ['src/server/accounts/mails/x.ts', '#server/mail/order-mail.ts'],
  ['src/server/mount-modules.ts', './accounts/accounts.routes.ts'],
  ['src/web/upload/options/x.tsx', '#web/ui/buttons/button.tsx'],
  ['src/web/upload/options/y.tsx', '#web/upload/draft/change-draft.ts'],
  ['src/web/ui/downloads/x.ts', '#web/http/call.ts'],
  ['src/web/router.tsx', '#web/upload/upload-page.tsx'],
  ['scripts/x.ts', '#stand-ins/ai/start-ai-stand-in.ts'],
  ['src/server/api/x.test.ts', '#client/client.ts'],
] as const

const forbiddenImports = closed.flatMap(([module, from]) =>
  Object.entries(ways).map(([way, write]) => ({
    title: `${module} ← ${from} (${way})`,
    path: `${module}/planted.ts`,
    text: `export const first = 1\n${write(from)}`,
    from,
  })),
)
const allowedImports = topFiles.flatMap(([path, from]) =>
  Object.entries(ways).map(([way, write]) => ({
    title: `${path} ← ${from} (${way})`,
    path,
    text: write(from),
  })),
)

test('the table lists every module and submodule below src', () => {
  const unknown = foldersWithCode('src').filter((path) => !isKnown(path))
  expect(unknown).toEqual([])
})

test('every submodule that the table names is there', () => {
  const existing = Object.entries(modules).filter(([path]) => existsSync(join('src', path)))
  const missing = existing.flatMap(([path, module]) =>
    Object.keys(module.submodules).filter((submodule) => !existsSync(join('src', path, submodule))),
  )
  expect(missing).toEqual([])
})

test('no folder holds more than 40 source files in addition to its tests', () => {
  const crowded = foldersWithCode('src').filter((path) => sourcesIn(join('src', path)).length > 40)
  expect(crowded).toEqual([])
})

test.each(forbiddenImports)('a forbidden import is found: $title', ({ path, text, from }) => {
  expect(findViolations(path, text)).toMatchObject([{ line: 2, named: from }])
})

test.each(allowedImports)('an allowed import passes: $title', ({ path, text }) => {
  expect(findViolations(path, text)).toEqual([])
})

/** The root of a layer, a module, a submodule, or a folder in one; the same rules hold for all test data. */
function isKnown(path: string): boolean {
  if (path.split('/').includes('testing') || ['', 'server', 'web'].includes(path)) return true
  const module = Object.keys(modules).find((name) => path === name || path.startsWith(`${name}/`))
  if (!module) return false
  const [submodule] = path.slice(module.length + 1).split('/')
  return !submodule || submodule in (modules[module]?.submodules ?? {})
}

/** Relative to `folder`, which itself is ''. */
function foldersWithCode(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  )
  return [...new Set(files.map((name) => (name.includes('/') ? dirname(name) : '')))].sort()
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
}
