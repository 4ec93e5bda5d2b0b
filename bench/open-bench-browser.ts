import { type Browser, chromium } from 'playwright-core'
import { ensureChromium } from '#scripts/ensure-chromium.ts'

/** This machine's Chromium, which other tools can control at `port`. */
export function openBenchBrowser(port = 0): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', `--remote-debugging-port=${port}`]
  return chromium.launch({ executablePath: ensureChromium(process.env), headless: true, args })
}
