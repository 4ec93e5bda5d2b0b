import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test as plainTest } from 'vitest'
import { createTestDatabase } from './create-test-database.ts'
import { type Environment, openTestSite, type TestSite } from './open-test-site.ts'
import { searchAndReport } from './report-secrets.ts'
import { createSecretBook } from './secret-book.ts'
import { watchHandles } from './watch-handles.ts'

export { expect }

/** As it is before a test takes one of its own, to see what is left there. */
const folder = tmpdir()

/**
 * A test against the whole server on a database and a folder of the file's own. `start` opens further processes on the same
 * database, with other settings if wanted; those of `startForFile` live as long as the file's site. An error in a log that no test takes, anything left open, or a secret that
 * was left in a table or a log fails the test.
 */
export const test = plainTest
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures it must make first.
  .extend('handles', { scope: 'file', auto: true }, async ({}, { onCleanup }) => {
    onCleanup(watchHandles())
    return true
  })
  .extend('database', { scope: 'file' }, async ({ handles: _ }, { onCleanup }) => {
    const { connectionString, drop } = await createTestDatabase(inject('templateDatabase'))
    const dataDir = await mkdtemp(join(folder, 'bildwort-test-'))
    const secrets = createSecretBook()
    onCleanup(async () => {
      await searchAndReport(connectionString, secrets, inject('secretReport'))
      await drop()
      await rm(dataDir, { recursive: true, force: true })
    })
    return { connectionString, dataDir, secrets }
  })
  .extend('environment', { scope: 'file' }, (): Environment => ({}))
  .extend('pictureSite', { scope: 'file' }, 'http://pictures.invalid')
  .extend('site', { scope: 'file' }, async ({ database, environment, pictureSite }, { onCleanup }) => {
    const site = await openTestSite(database, environment, pictureSite)
    onCleanup(site.close)
    return site
  })
  .extend('platform', { scope: 'file' }, ({ site }) => site.platform)
  .extend('app', { scope: 'file' }, ({ site }) => site.app)
  .extend('logs', { scope: 'file' }, ({ site }) => site.logs)
  .extend('make', { scope: 'file' }, ({ site }) => site.make)
  .extend('start', ({ database, environment, pictureSite }, { onCleanup }) =>
    startSites(database, environment, pictureSite, onCleanup),
  )
  .extend('startForFile', { scope: 'file' }, ({ database, environment, pictureSite }, { onCleanup }) =>
    startSites(database, environment, pictureSite, onCleanup),
  )
  .extend('quiet', { auto: true }, async ({ logs }, { onCleanup }) => {
    onCleanup(() => expect(logs.takeErrors(), 'errors in the log').toEqual([]))
    return true
  })

function startSites(
  database: Parameters<typeof openTestSite>[0],
  environment: Environment,
  pictureSite: string,
  onCleanup: (close: () => Promise<void>) => void,
) {
  const sites: TestSite[] = []
  onCleanup(async () => {
    for (const site of sites) {
      await site.close()
      expect(site.logs.takeErrors()).toEqual([])
    }
  })
  return async (more: Environment = {}): Promise<TestSite> => {
    const site = await openTestSite(database, { ...environment, ...more }, pictureSite)
    sites.push(site)
    return site
  }
}
