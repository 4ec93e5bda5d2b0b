import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

test('npm still runs after it has removed the Node that runs the setup', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'run-npm-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const own = path.join(folder, 'node')
  copyFileSync(process.execPath, own)
  writeFileSync(path.join(folder, 'npm-cli.js'), "require('fs').writeFileSync('ran', process.argv[2])")
  const script = path.join(folder, 'setup.mjs')
  const runNpm = new URL('run-npm.mjs', import.meta.url)
  writeFileSync(
    script,
    `import { rmSync } from 'node:fs'
    import { runNpm } from ${JSON.stringify(runNpm)}
    rmSync(process.execPath)
    runNpm(${JSON.stringify(folder)}, ['install'])`,
  )
  const env = { npm_execpath: path.join(folder, 'npm-cli.js'), npm_node_execpath: process.execPath }
  const { status, stderr } = spawnSync(own, [script], { env, encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(readFileSync(path.join(folder, 'ran'), 'utf8')).toBe('install')
})
