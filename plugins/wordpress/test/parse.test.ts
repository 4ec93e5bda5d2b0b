import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { playground } from './harness/start-wordpress.ts'
import { phpVersions } from './harness/versions.ts'

const plugin = path.join(import.meta.dirname, '../bildwort')

test.each(phpVersions)('PHP %s can parse every file of the plugin', async (version) => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    playground,
    'php',
    `--php=${version}`,
    '--wordpress-install-mode=do-not-attempt-installing',
    '--skip-sqlite-setup',
    `--mount-before-install=${plugin}:/plugin`,
    `--mount-before-install=${path.join(import.meta.dirname, 'harness')}:/harness`,
    '--',
    '/harness/parse-all.php',
  ])
  const { php, ...said } = JSON.parse(/^parsed: (.+)$/m.exec(stdout)?.[1] ?? '{}')
  expect(php).toMatch(version)
  expect(said).toEqual({ count: globSync('**/*.php', { cwd: plugin }).length, faults: [] })
})
