import type { UiLanguage } from '#contract/languages.ts'

/** Why a job is paused or has failed. */
export const jobReasons = {
  providers_down: {
    de: 'Der KI-Dienst beschreibt gerade keine Bilder. Der Auftrag geht automatisch weiter, sobald er es wieder tut.',
    en: 'The AI service is not describing images right now. The job continues automatically as soon as it does.',
  },
  provider_rejects: {
    de: 'Der KI-Dienst nimmt gerade keine Anfragen an. Administratoren sehen den Grund. Der Auftrag geht automatisch weiter, sobald er behoben ist.',
    en: 'The AI service is not accepting requests right now. Administrators can see why. The job continues automatically once that is fixed.',
  },
  no_provider: {
    de: 'Es ist kein KI-Schlüssel eingerichtet. Der Auftrag geht automatisch weiter, sobald es einen gibt.',
    en: 'No AI key is set up. The job continues automatically as soon as there is one.',
  },
  unpaid_calls: {
    de: 'In den letzten 24 Stunden gab es zu viele Versuche ohne Berechnung. Der Auftrag geht automatisch weiter, sobald sie einen Tag zurückliegen. Sie können ihn auch stoppen.',
    en: 'There were too many uncharged attempts in the last 24 hours. The job continues automatically once they are a day old. You can also stop it.',
  },
  keys_refused: {
    de: 'Der KI-Dienst hat den Schlüssel abgelehnt. Sobald ein Administrator einen anderen eingetragen hat, können Sie die übrigen Bilder beschreiben lassen.',
    en: 'The AI service refused the key. Once an administrator has entered another one, you can describe the remaining images.',
  },
  given_up: {
    de: 'Der KI-Dienst hat 24 Stunden lang keine Bilder beschrieben.',
    en: 'The AI service described no images for 24 hours.',
  },
  all_images_failed: {
    de: 'Keines der Bilder konnte beschrieben werden. Es wurde nichts berechnet.',
    en: 'None of the images could be described. Nothing was charged.',
  },
} as const satisfies Record<string, Record<UiLanguage, string>>

export type JobReason = keyof typeof jobReasons

/** During an update a job can have a reason that only the next version knows. */
export function explainJobReason(reason: unknown): Record<UiLanguage, string> {
  return typeof reason === 'string' && Object.hasOwn(jobReasons, reason)
    ? jobReasons[reason as JobReason]
    : { de: 'Der Grund ist nicht bekannt.', en: 'The reason is not known.' }
}

/** The steps of a job as its progress names them, in their order. */
export const jobSteps = {
  read: { de: 'Liste gelesen', en: 'List read' },
  describe: { de: 'Bilder beschreiben', en: 'Describe images' },
  provide: { de: 'Ergebnisse bereitstellen', en: 'Prepare results' },
} as const satisfies Record<string, Record<UiLanguage, string>>
