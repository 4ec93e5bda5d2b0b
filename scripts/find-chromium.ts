import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright-core'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Path of a Chromium or Chrome that starts on this machine. `CHROMIUM_PATH` takes precedence and must be valid. */
export function findChromium(env: NodeJS.ProcessEnv): string | undefined {
  const chosen = env.CHROMIUM_PATH
  if (chosen && !starts(chosen)) throw new Error(`CHROMIUM_PATH=${chosen} does not start.`)
  return chosen || candidates(env).find(starts)
}

function candidates(env: NodeJS.ProcessEnv): string[] {
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean)
  const installed = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [...installed, ...macPaths, chromium.executablePath(), ...listDownloads()]
}

// Playwright stores its browsers as <cache>/chromium-<revision>/…; another revision works as well.
function listDownloads(): string[] {
  const cache = chromium.executablePath().split(`${path.sep}chromium-`)[0]
  return globSync(`${cache}/chromium-*/chrome-*/{chrome,Chromium.app/Contents/MacOS/Chromium}`)
}

// Ubuntu installs a chromium-browser script that only explains how to install the snap.
function starts(file: string): boolean {
  return existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0
}
