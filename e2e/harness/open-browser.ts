import { type Browser, type BrowserServer, chromium } from 'playwright-core'
import { ensureChromium } from '#scripts/ensure-chromium.ts'

// For the suggestions below an invisible address bar, each window starts a process of its own: more than half of the cost of opening it.
// Chromium uses only the last such list, so this one contains Playwright's own, without the entries for other systems.
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

/** This machine's Chromium, headless and without calls to the outside. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch(options())
}

/** The same for several processes, which `chromium.connect` to its `wsEndpoint()`. */
export function serveBrowser(): Promise<BrowserServer> {
  return chromium.launchServer(options())
}
