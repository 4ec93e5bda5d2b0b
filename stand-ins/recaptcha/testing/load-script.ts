import { createContext, runInContext } from 'node:vm'
import type { RecaptchaStandIn } from '#stand-ins/recaptcha/start-recaptcha-stand-in.ts'

interface Grecaptcha {
  ready(callback: () => void): void
  execute(siteKey: string, options: { action: string }): Promise<string>
}

/** Runs the script as a page of https://app.example.org would, with code from strings forbidden. */
export async function loadScript(standIn: RecaptchaStandIn): Promise<Grecaptcha> {
  const src = `${standIn.scriptUrl}?render=site-key`
  const window: { grecaptcha?: Grecaptcha } = {}
  const browser = {
    window,
    document: { currentScript: { src } },
    fetch: (url: string, init: RequestInit) =>
      fetch(url, { ...init, headers: { origin: 'https://app.example.org' } }),
    // Errors are distinguished by their class, and a new context has its own classes.
    Error,
    URL,
    URLSearchParams,
    setTimeout,
  }
  const context = createContext(browser, { codeGeneration: { strings: false, wasm: false } })
  runInContext(await (await fetch(src)).text(), context)
  if (!window.grecaptcha) throw new Error('The script defines no grecaptcha.')
  return window.grecaptcha
}
