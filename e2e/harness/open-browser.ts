import { type Browser, type BrowserServer, chromium } from 'playwright-core'
import { ensureChromium } from '#scripts/ensure-chromium.ts'

// To draw suggestions below an address bar that nobody sees, each window has a process of its own: more than half of the
// work of opening it. Chromium heeds the last such list alone, so it holds Playwright's own, without what is for other systems.
const unwanted = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

const flags = [
  `--disable-features=${unwanted}`,
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
