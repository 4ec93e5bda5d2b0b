import { z } from 'zod'
import { pictureFaultCodes } from '#contract/picture-faults.ts'

/** How calls about uploaded pictures are refused. Part of `refusals`. */
export const pictureSetRefusals = {
  picture_unusable: {
    status: 422,
    details: z.object({ fault: z.enum(pictureFaultCodes), reason: z.string() }),
    de: 'Die Datei kann nicht verwendet werden: {{reason}}',
    en: 'The file cannot be used: {{reason}}',
  },
  picture_path_invalid: {
    status: 400,
    de: 'Der Pfad der Datei ist leer, zu lang oder führt aus seinem Ordner heraus.',
    en: 'The path of the file is empty, too long, or leads out of its folder.',
  },
  picture_set_full: {
    status: 409,
    details: z.object({ maxPictures: z.int() }),
    de: 'Mehr als {{maxPictures}} Bilder passen nicht in einen Auftrag.',
    en: 'A job takes at most {{maxPictures}} uploaded images.',
  },
  too_many_picture_sets: {
    status: 409,
    details: z.object({ maxSets: z.int() }),
    de: 'Es liegen schon {{maxSets}} hochgeladene Sammlungen ohne Auftrag bereit. Starten Sie einen Auftrag, oder warten Sie einen Tag.',
    en: 'There are already {{maxSets}} uploaded collections without a job. Start a job, or wait a day.',
  },
  picture_set_gone: {
    status: 409,
    de: 'Die hochgeladenen Bilder sind nicht mehr gespeichert. Bitte laden Sie sie noch einmal hoch.',
    en: 'The uploaded images are no longer stored. Please upload them again.',
  },
  no_uploaded_pictures: {
    status: 404,
    de: 'Die Bilder dieses Auftrags wurden nicht hochgeladen, sondern unter ihren Adressen abgerufen.',
    en: 'The images of this job were not uploaded but fetched from their addresses.',
  },
  no_usable_picture: {
    status: 422,
    details: z.object({ count: z.int(), names: z.string() }),
    de: 'Keine der gesendeten Dateien lässt sich als Bild verwenden. {{names}}',
    en: 'None of the files sent can be used as an image. {{names}}',
  },
  archive_unreadable: {
    status: 422,
    de: 'Das ZIP-Archiv ist beschädigt, oder es enthält mehr als 10.000 Dateien.',
    en: 'The ZIP archive is damaged, or has more than 10,000 files.',
  },
} as const
