import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { findChromium } from './find-chromium.ts'

/** The path of a Chromium, installed first if this machine has none. Throws an Error that says what to do. */
export function ensureChromium(env: NodeJS.ProcessEnv): string {
  const found = findChromium(env) ?? install(env)
  if (!found) throw new Error('No Chromium found: install Chromium or Chrome, or set CHROMIUM_PATH to one.')
  return found
}

function install(env: NodeJS.ProcessEnv): string | undefined {
  console.error('Installing Chromium for the tests in a browser …')
  for (const attempt of [installFromDebian, downloadByPlaywright]) {
    if (!attempt()) continue
    const found = findChromium(env)
    if (found) return found
  }
  return undefined
}

function installFromDebian(): boolean {
  if (process.getuid?.() !== 0) return false
  const quiet = ['-qq', '-o', 'Dpkg::Use-Pty=0']
  return (
    runs('apt-get', [...quiet, 'update']) &&
    runs('apt-get', [...quiet, 'install', '--yes', '--no-install-recommends', 'chromium'])
  )
}

function downloadByPlaywright(): boolean {
  const cli = path.join(import.meta.dirname, '../node_modules/playwright-core/cli.js')
  return runs(process.execPath, [cli, 'install', 'chromium'])
}

function runs(command: string, words: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status, stderr } = spawnSync(command, words, { env, encoding: 'utf8' })
  if (status !== 0 && stderr) console.error(stderr.trim())
  return status === 0
}

if (import.meta.main) {
  try {
    console.log(ensureChromium(process.env))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
