import type { UiLanguage } from './languages.ts'

/** Why a job is paused or has failed. */
export const jobReasons = {
  providers_down: {
    de: 'Der KI-Dienst beschreibt gerade keine Bilder. Der Auftrag geht von selbst weiter, sobald er es wieder tut.',
    en: 'The AI service describes no images right now. The job continues by itself as soon as it does again.',
  },
  provider_rejects: {
    de: 'Der KI-Dienst nimmt die Anfragen gerade nicht an. Die Administration sieht den Grund. Der Auftrag geht von selbst weiter, sobald er behoben ist.',
    en: 'The AI service does not accept the requests right now. The administrators can see why. The job goes on by itself as soon as that is mended.',
  },
  no_provider: {
    de: 'Es ist kein KI-Schlüssel eingerichtet. Der Auftrag geht von selbst weiter, sobald es einen gibt.',
    en: 'No AI key is set up. The job goes on by itself as soon as there is one.',
  },
  unpaid_calls: {
    de: 'In den letzten 24 Stunden gab es zu viele Versuche, für die nichts berechnet wurde. Der Auftrag geht von selbst weiter, sobald sie einen Tag zurückliegen. Sie können ihn auch stoppen.',
    en: 'In the last 24 hours there were too many tries for which nothing was charged. The job goes on by itself as soon as they are a day old. You can also stop it.',
  },
  keys_refused: {
    de: 'Der KI-Dienst hat den Schlüssel abgelehnt. Sobald die Administration einen anderen eingetragen hat, können Sie die übrigen Bilder beschreiben lassen.',
    en: 'The AI service refused the key. As soon as the administrators have entered another one, you can have the remaining images described.',
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

/** The steps of a job as its progress names them, in their order. */
export const jobSteps = {
  read: { de: 'Liste gelesen', en: 'List read' },
  describe: { de: 'Bilder beschreiben', en: 'Describe the images' },
  provide: { de: 'Ergebnisse bereitstellen', en: 'Provide the results' },
} as const satisfies Record<string, Record<UiLanguage, string>>
