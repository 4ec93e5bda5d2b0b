import { type Browser, type BrowserServer, chromium } from 'playwright-core'
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

const options = () => ({ executablePath: ensureChromium(process.env), headless: true, args: flags })

/** This machine's Chromium, without a window and without a word to anybody outside. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch(options())
}

/** The same for several processes, which `chromium.connect` to its `wsEndpoint()`. */
export function serveBrowser(): Promise<BrowserServer> {
  return chromium.launchServer(options())
}
