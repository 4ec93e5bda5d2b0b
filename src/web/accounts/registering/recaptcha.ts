import type { Settings } from '#contract/endpoints/platform.ts'

export type RecaptchaSettings = NonNullable<Settings['recaptcha']>

/** What of reCAPTCHA's script is used here. */
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

/** Loads the script once. Rejects when it does not come; the next call tries again. */
export function loadRecaptcha(settings: RecaptchaSettings): Promise<Grecaptcha> {
  loading ??= addScript(settings).catch((error) => {
    loading = null
    throw error
  })
  return loading
}

/** The token by which the server learns whether a person registers. */
export async function askRecaptcha(settings: RecaptchaSettings): Promise<string> {
  const grecaptcha = await loadRecaptcha(settings)
  return grecaptcha.execute(settings.siteKey, { action: 'register' })
}

/**
 * Was this document loaded as the register tab? Only then does its content security policy admit the script. Where the
 * browser does not tell, it counts as loaded so: a script that is held back is said, a page that reloads for ever is worse.
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
