import { useEffect, useState } from 'react'
import { loadRecaptcha, type RecaptchaSettings } from './recaptcha.ts'

/** Loads reCAPTCHA if it is on, so that it can observe the form. Returns whether it failed to load. */
export function useRecaptcha(settings: RecaptchaSettings | null): { isMissing: boolean } {
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    if (!settings) return
    loadRecaptcha(settings).then(
      () => setMissing(false),
      () => setMissing(true),
    )
  }, [settings])
  return { isMissing }
}
