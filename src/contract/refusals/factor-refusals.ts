import { z } from 'zod'
import { FactorMethod } from '#contract/entities/second-factor.ts'

/** Those refusals of `refusals.ts` that are about second factors. */
export const factorRefusals = {
  confirmation_needed: {
    status: 403,
    details: z.object({ methods: z.array(FactorMethod) }),
    de: 'Bitte bestätigen Sie das mit Ihrem zweiten Faktor.',
    en: 'Please confirm this with your second factor.',
  },
  wrong_code: {
    status: 400,
    de: 'Dieser Code ist falsch, abgelaufen oder schon benutzt.',
    en: 'This code is wrong, has expired or was already used.',
  },
  no_second_factor: {
    status: 409,
    de: 'Es ist noch kein zweiter Faktor eingerichtet. Bitte beginnen Sie die Einrichtung von vorn.',
    en: 'No second factor is set up yet. Please start the setup again.',
  },
  second_factor_is_must: {
    status: 409,
    de: 'Für Ihr Konto ist ein zweiter Faktor Pflicht. Der letzte lässt sich nur ersetzen, nicht entfernen.',
    en: 'Your account requires a second factor. The last one can be replaced but not removed.',
  },
} as const
