import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { temporaryFolder } from '../../../../e2e/harness/start-product.ts'
import { freePort } from '../../../../scripts/free-port.ts'
import { killProcess } from './kill-process.ts'
import { layOutWordPress } from './lay-out-wordpress.ts'
import { openOrClose } from './open-or-close.ts'
import { readComplaints } from './read-complaints.ts'

export const playground = path.join(
  import.meta.dirname,
  '../node_modules/@wp-playground/cli/wp-playground.js',
)

export interface WordPress {
  url: string
  /** What PHP and WordPress logged so far, but for what WordPress itself does that is out of date. */
  complaints(): string[]
  /**
   * Has WordPress do what is due, as the cron of a server does. By itself it would call itself and hang up after 10 ms,
   * which is too soon for PHP as WebAssembly.
   */
  runCron(): Promise<void>
  stop(): Promise<void>
}

/** A WordPress of its own on a free port of 127.0.0.1, installed, with the given plugins in it and none of them active. */
export async function startWordPress(
  versions: { wordpress: string; php: string },
  plugins: readonly string[],
): Promise<WordPress> {
  const { close, ...wordpress } = await openOrClose((later) => start(versions, plugins, later))
  return { ...wordpress, stop: close }
}

async function start(
  versions: { wordpress: string; php: string },
  plugins: readonly string[],
  later: (end: () => Promise<unknown>) => void,
): Promise<Omit<WordPress, 'stop'>> {
  const folder = temporaryFolder()
  later(async () => folder.remove())
  await layOutWordPress(versions.wordpress, folder.path, plugins)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(
    process.execPath,
    [
      '--import',
      path.join(import.meta.dirname, 'end-with-parent.mjs'),
      playground,
      'server',
      `--php=${versions.php}`,
      `--port=${port}`,
      `--site-url=${url}`,
      // One answers the browser, one works in the background, and one answers when Bildwort calls in between.
      '--workers=3',
      '--wordpress-install-mode=install-from-existing-files-if-needed',
      `--mount-before-install=${folder.path}:/wordpress`,
    ],
    { stdio: ['pipe', 'pipe', 'pipe'] },
  )
  later(() => killProcess(child))
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  await ready(child, () => output)
  // Whoever calls first is led back to where they called, and a form would be lost on the way.
  await fetch(url)
  return {
    url,
    complaints: () => readComplaints(folder.path),
    async runCron() {
      const answer = await fetch(`${url}/wp-cron.php`)
      if (!answer.ok) throw new Error(`wp-cron.php: ${answer.status} ${await answer.text()}`)
    },
  }
}

async function ready(child: ChildProcess, output: () => string): Promise<void> {
  for (let tries = 0; tries < 9_000; tries += 1) {
    if (child.exitCode !== null) throw new Error(`WordPress ended at its start:\n${output()}`)
    if (output().includes('Ready!')) return
    await sleep(100)
  }
  throw new Error(`WordPress was not ready in time:\n${output()}`)
}
