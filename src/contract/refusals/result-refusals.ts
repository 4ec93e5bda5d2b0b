import { z } from 'zod'

/** Why texts are not changed, made again or handed out. Part of `refusals`. */
export const resultRefusals = {
  no_texts: {
    status: 409,
    de: 'Dieses Bild hat keine Texte.',
    en: 'This image has no texts.',
  },
  texts_changed: {
    status: 409,
    de: 'Die Texte dieses Bildes wurden inzwischen geändert, zum Beispiel in einem anderen Tab. Es wurde nichts gespeichert und nichts freigegeben.',
    en: 'The texts of this image were changed in the meantime, for example in another tab. Nothing was saved or approved.',
  },
  too_many_shares: {
    status: 409,
    details: z.object({ max: z.int() }),
    de: 'Zu diesem Auftrag gibt es schon {{max}} Links. Bitte beenden Sie einen, bevor Sie einen neuen erstellen.',
    en: 'This job already has {{max}} links. Please end one before you create another.',
  },
  no_proposal: {
    status: 409,
    de: 'Für dieses Bild gibt es keinen Vorschlag mehr. Vielleicht wurde in einem anderen Tab schon entschieden.',
    en: 'There is no longer a proposal for this image. It may have been decided in another tab.',
  },
  regenerated_already: {
    status: 409,
    de: 'Dieses oder ein gleiches, zusammen berechnetes Bild wurde schon einmal kostenlos neu beschrieben.',
    en: 'This image, or an identical one charged together with it, was already regenerated for free.',
  },
  regenerating_now: {
    status: 409,
    de: 'Dieses Bild oder ein gleiches wird gerade neu beschrieben. Bitte warten Sie, bis das fertig ist.',
    en: 'This image or an identical one is being regenerated right now. Please wait until that is done.',
  },
  copied_for_free: {
    status: 409,
    de: 'Die Texte dieses Bildes wurden kostenlos aus einem früheren Auftrag kopiert. Neu beschreiben können Sie es nur dort.',
    en: 'The texts of this image were copied for free from an earlier job. You can regenerate it only there.',
  },
  unpaid_calls_spent: {
    status: 429,
    details: z.object({ retryAfterSeconds: z.int(), hours: z.int() }),
    de: 'Die kostenlosen Versuche der letzten 24 Stunden sind verbraucht. Bitte versuchen Sie es in {{hours}} Std. noch einmal.',
    en: 'You have used up your free attempts for the last 24 hours. Please try again in {{hours}} h.',
  },
  regenerate_failed: {
    status: 502,
    details: z.object({ reason: z.string() }),
    de: 'Das Bild konnte gerade nicht neu beschrieben werden: {{reason}} Die bisherigen Texte bleiben, der kostenlose Versuch auch.',
    en: 'The image could not be regenerated just now: {{reason}} Its texts are kept, and so is your free attempt.',
  },
  nothing_to_retry: {
    status: 409,
    de: 'In diesem Auftrag gibt es kein Bild ohne Texte, bei dem ein neuer Versuch helfen kann.',
    en: 'This job has no image without texts that a retry can help.',
  },
  nothing_to_regenerate: {
    status: 409,
    de: 'Keines dieser Bilder lässt sich neu beschreiben: Es hat keine Texte, es liegt schon ein Vorschlag vor, oder seine Datei wurde nicht aufgehoben.',
    en: 'None of these images can be regenerated: they have no texts or already have a proposal, or their file was not kept.',
  },
  nothing_to_translate: {
    status: 409,
    de: 'Keines dieser Bilder braucht diese Übersetzung.',
    en: 'None of these images needs this translation.',
  },
  retried_already: {
    status: 409,
    details: z.object({ jobId: z.int() }),
    de: 'Für diese Zeilen gibt es schon einen neuen Auftrag.',
    en: 'There is already a new job for these rows.',
  },
  list_not_kept: {
    status: 404,
    de: 'Die hochgeladene Liste dieses Auftrags ist nicht mehr gespeichert: Der Auftrag ist zu alt, oder die Datei ging verloren.',
    en: 'The uploaded list of this job is no longer stored: the job is too old, or the file was lost.',
  },
  list_not_fillable: {
    status: 422,
    de: 'In diese Excel-Datei lässt sich nichts zurückschreiben: Sie ist zu groß oder wurde nicht mit Excel gespeichert. Ihre Texte gibt es als XLSX, CSV und JSON.',
    en: 'Texts cannot be written back into this Excel file: it is too large or was not saved by Excel. You can download your texts as XLSX, CSV and JSON.',
  },
  thumbnail_unavailable: {
    status: 404,
    de: 'Von diesem Bild gibt es keine Vorschau.',
    en: 'There is no preview of this image.',
  },
  view_unavailable: {
    status: 404,
    details: z.object({
      /** A `PictureFaultCode`. */
      fault: z.string(),
      reason: z.string(),
    }),
    de: 'Dieses Bild konnte nicht geladen werden: {{reason}}',
    en: 'This image could not be loaded: {{reason}}',
  },
} as const
