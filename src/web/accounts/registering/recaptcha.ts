import type { Settings } from '#contract/endpoints/platform.ts'

export type RecaptchaSettings = NonNullable<Settings['recaptcha']>

/** The part of reCAPTCHA's API that is used here. */
interface Grecaptcha {
  ready(onReady: () => void): void
  execute(siteKey: string, options: { action: string }): Promise<string>
}

declare global {
  interface Window {
    grecaptcha?: Grecaptcha
  }
}

let loading: Promise<Grecaptcha> | null = null

/** Loads the script once. Rejects if that fails; the next call tries again. */
export function loadRecaptcha(settings: RecaptchaSettings): Promise<Grecaptcha> {
  loading ??= addScript(settings).catch((error) => {
    loading = null
    throw error
  })
  return loading
}

/** Gets the token by which the server checks that a person registers. */
export async function askRecaptcha(settings: RecaptchaSettings): Promise<string> {
  const grecaptcha = await loadRecaptcha(settings)
  return grecaptcha.execute(settings.siteKey, { action: 'register' })
}

/**
 * Whether this document was loaded as the register tab: only then does its content security policy allow the script. Browsers that don't
 * report it count as yes: a blocked script shows an error, which is better than a page that reloads forever.
 */
export function isDocumentOfRegisterTab(): boolean {
  const address = performance.getEntriesByType('navigation')[0]?.name
  return !address || new URL(address).searchParams.get('tab') === 'register'
}

function addScript({ scriptUrl, siteKey }: RecaptchaSettings): Promise<Grecaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `${scriptUrl}?render=${encodeURIComponent(siteKey)}`
    script.onload = () => {
      const { grecaptcha } = window
      if (!grecaptcha) return reject(new Error('The script of reCAPTCHA does not offer grecaptcha.'))
      grecaptcha.ready(() => resolve(grecaptcha))
    }
    script.onerror = () => {
      script.remove()
      reject(new Error('The script of reCAPTCHA did not load.'))
    }
    document.head.append(script)
  })
}
