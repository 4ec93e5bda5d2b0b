import { useEffect, useState } from 'react'
import { loadRecaptcha, type RecaptchaSettings } from './recaptcha.ts'

/** Loads reCAPTCHA where it is switched on, so that it can watch the form. Answers whether it did not come. */
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
