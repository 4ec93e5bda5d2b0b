import { type Browser, chromium } from 'playwright-core'
import { ensureChromium } from '#scripts/ensure-chromium.ts'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** This machine's Chromium, without a window and without a word to anybody outside. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureChromium(process.env), headless: true, args: flags })
}
