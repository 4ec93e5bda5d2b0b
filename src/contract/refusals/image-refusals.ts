import { z } from 'zod'
import { pictureFaultCodes } from '#contract/picture-faults.ts'

/** Why an image has no texts, as the image itself says it. */
const problem = z.object({ code: z.enum(pictureFaultCodes), message: z.string() })

/** How calls about single pictures, and audits of pictures on websites, are refused. Part of `refusals`. */
export const imageRefusals = {
  image_failed: {
    status: 422,
    details: z.object({
      imageId: z.string(),
      problem,
    }),
    de: 'Das Bild konnte nicht beschrieben werden: {{problem}} Es wurde nichts berechnet.',
    en: 'The image could not be described: {{problem}} Nothing was charged.',
  },
  image_not_described: {
    status: 503,
    details: z.object({
      imageId: z.string(),
      problem,
      retryAfterSeconds: z.int(),
    }),
    de: 'Das Bild konnte gerade nicht beschrieben werden: {{problem}} Es wurde nichts berechnet; bitte senden Sie es später noch einmal.',
    en: 'The image could not be described just now: {{problem}} Nothing was charged; please send it again later.',
  },
  image_of_list: {
    status: 409,
    de: 'Dieses Bild gehört zu einem Auftrag mit einer Liste. Es lässt sich nur mit dem Auftrag löschen.',
    en: 'This image belongs to a job with a list. It can only be deleted together with the job.',
  },
  image_pending: {
    status: 409,
    de: 'Dieses Bild wird gerade beschrieben. Bitte warten Sie, bis das fertig ist.',
    en: 'This image is being described right now. Please wait until that is done.',
  },
  picture_not_kept: {
    status: 409,
    de: 'Die Datei dieses Bildes wurde nicht gespeichert. Bitte senden Sie das Bild noch einmal.',
    en: 'The file of this image was not kept. Please send the image again.',
  },
  busy: {
    status: 503,
    details: z.object({ retryAfterSeconds: z.int() }),
    de: 'Der Server ist gerade ausgelastet. Bitte versuchen Sie es in {{retryAfterSeconds}} Sekunden noch einmal.',
    en: 'The server is busy right now. Please try again in {{retryAfterSeconds}} seconds.',
  },
  audit_url_invalid: {
    status: 400,
    de: 'Das ist keine Adresse einer Website. Beispiel: https://www.example.org',
    en: 'This is not the address of a website. Example: https://www.example.org',
  },
  too_many_audits: {
    status: 409,
    details: z.object({ max: z.int() }),
    de: 'Es warten schon {{max}} Prüfungen. Bitte warten Sie, bis eine fertig ist, oder stoppen Sie eine.',
    en: '{{max}} audits are already waiting. Please wait until one is done, or stop one.',
  },
  audit_running: {
    status: 409,
    de: 'Die Prüfung läuft noch.',
    en: 'The audit is still running.',
  },
} as const
