interface Sentence {
  de: string
  en: string
}

/**
 * Why a picture could not be described, in words its owner understands.
 * A fault is data of the image, not a refusal of a call.
 */
export const pictureFaults = {
  not_http: {
    de: 'Das ist keine Internetadresse (https://…).',
    en: 'This is not a web address (https://…).',
  },
  address_too_long: {
    de: 'Die Adresse ist länger als 8.000 Zeichen und wird nicht abgerufen.',
    en: 'The address is longer than 8,000 characters and is not fetched.',
  },
  formula_not_computed: {
    de: 'Die Zelle enthält eine Formel ohne berechnete Adresse. Tragen Sie die Adressen als Werte ein.',
    en: 'The cell contains a formula without a calculated address. Enter the addresses as values.',
  },
  // For several causes, so that it does not reveal which names and addresses exist in the server's network.
  no_public_server: {
    de: 'Diese Adresse führt zu keinem Server im öffentlichen Internet.',
    en: 'This address leads to no server on the public internet.',
  },
  port_refused: {
    de: 'Von dem Port dieser Adresse werden keine Bilder abgerufen.',
    en: 'No images are fetched from the port of this address.',
  },
  place_not_listed: {
    de: 'Diese Installation ruft Bilder nur von bestimmten Servern ab, und dieser gehört nicht dazu.',
    en: 'This installation fetches images from certain servers only, and this is not one of them.',
  },
  unreachable: {
    de: 'Der Server des Bildes ist nicht erreichbar.',
    en: 'The image’s server cannot be reached.',
  },
  not_found: {
    de: 'Unter dieser Adresse gibt es kein Bild (Antwort {{status}}).',
    en: 'There is no image at this address (response {{status}}).',
  },
  forbidden: {
    de: 'Der Server gibt das Bild nicht heraus (Antwort {{status}}).',
    en: 'The server does not provide the image (response {{status}}).',
  },
  server_error: {
    de: 'Der Server des Bildes meldet einen Fehler (Antwort {{status}}).',
    en: 'The image’s server reports an error (response {{status}}).',
  },
  too_many_redirects: {
    de: 'Die Adresse leitet zu oft weiter.',
    en: 'The address redirects too often.',
  },
  too_slow: {
    de: 'Das Bild kam nicht rechtzeitig an.',
    en: 'The image did not arrive in time.',
  },
  too_large: {
    de: 'Das Bild ist größer als {{maxMegabytes}} MB.',
    en: 'The image is larger than {{maxMegabytes}} MB.',
  },
  too_many_pixels: {
    de: 'Das Bild hat mehr Bildpunkte, als verarbeitet werden können.',
    en: 'The image has more pixels than can be processed.',
    // Faults stored before sizes were included have no details.
    withDetails: {
      de: 'Das Bild hat {{megapixels}} Millionen Bildpunkte; verarbeitet werden höchstens {{maxMegapixels}} Millionen.',
      en: 'The image has {{megapixels}} million pixels; at most {{maxMegapixels}} million are processed.',
    },
  },
  too_many_pixels_in_form: {
    de: 'Das Bild hat {{megapixels}} Millionen Bildpunkte. Als {{form}} dürfen es {{maxMegapixels}} Millionen sein, als einfaches JPEG (Baseline), PNG oder TIFF {{otherMegapixels}} Millionen.',
    en: 'The image has {{megapixels}} million pixels. As {{form}} it may have {{maxMegapixels}} million, as a plain (baseline) JPEG, PNG or TIFF {{otherMegapixels}} million.',
  },
  too_costly: {
    de: 'Das Bild ist zu aufwendig, um geöffnet zu werden. Bitte verwenden Sie JPEG oder PNG.',
    en: 'The image takes too much work to open. Please provide a JPEG or PNG.',
  },
  not_uploaded: {
    de: 'Unter den hochgeladenen Bildern ist keine solche Datei, oder mehrere kommen infrage.',
    en: 'The uploaded images have no such file, or several that it could be.',
  },
  not_a_picture: {
    de: 'Die Datei ist kein Bild.',
    en: 'The file is not an image.',
  },
  unsupported_format: {
    de: 'Dieses Bildformat wird nicht unterstützt. Bitte verwenden Sie JPEG oder PNG.',
    en: 'This image format is not supported. Please provide a JPEG or PNG.',
    // Faults stored before formats were included have no details.
    withDetails: {
      de: 'Das Format {{format}} wird nicht unterstützt. Bitte verwenden Sie JPEG oder PNG.',
      en: '{{format}} files are not supported. Please provide a JPEG or PNG.',
    },
  },
  damaged: {
    de: 'Das Bild ist beschädigt oder unvollständig.',
    en: 'The image is damaged or incomplete.',
  },
  refused_by_ai: {
    de: 'Der KI-Dienst hat es abgelehnt, dieses Bild zu beschreiben.',
    en: 'The AI service declined to describe this image.',
  },
  not_visible: {
    de: 'Der KI-Dienst konnte auf diesem Bild nichts erkennen.',
    en: 'The AI service could not recognise anything in this image.',
  },
  unusable_answer: {
    de: 'Der KI-Dienst hat keine brauchbare Beschreibung geliefert.',
    en: 'The AI service returned no usable description.',
  },
  thought_too_long: {
    de: 'Das KI-Modell hat bis zu seinem Limit nachgedacht und nichts geschrieben.',
    en: 'The AI model reached its limit while thinking and wrote nothing.',
  },
  breaks_rules: {
    de: 'Der KI-Dienst hat zweimal einen unbrauchbaren Text geliefert.',
    en: 'The AI service returned an unusable text twice.',
  },
  too_large_for_ai: {
    de: 'Das Bild ist dem KI-Dienst zu groß.',
    en: 'The image is too large for the AI service.',
  },
  ai_unavailable: {
    de: 'Der KI-Dienst hat dieses Bild nicht beschrieben.',
    en: 'The AI service did not describe this image.',
  },
  key_refused: {
    de: 'Der KI-Dienst hat den Schlüssel abgelehnt.',
    en: 'The AI service refused the key.',
  },
  internal: {
    de: 'Beim Beschreiben dieses Bildes ist ein unerwarteter Fehler aufgetreten.',
    en: 'An unexpected error occurred while describing this image.',
  },
  interrupted: {
    de: 'Die Beschreibung wurde unterbrochen.',
    en: 'The description was interrupted.',
  },
  stopped: {
    de: 'Nicht verarbeitet: Die Verarbeitung wurde gestoppt.',
    en: 'Not processed: processing was stopped.',
  },
} as const satisfies Record<string, Sentence & { withDetails?: Sentence }>

export type PictureFaultCode = keyof typeof pictureFaults

// Safe: the keys of that object, which is not empty.
export const pictureFaultCodes = Object.keys(pictureFaults) as [PictureFaultCode, ...PictureFaultCode[]]

/** A fault with the values that its sentence needs, as stored with the image. */
export interface PictureFault {
  code: PictureFaultCode
  details?: Record<string, string | number>
}
