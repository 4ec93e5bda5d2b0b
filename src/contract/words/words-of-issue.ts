import type { z } from 'zod'
import type { UiLanguage } from '#contract/languages.ts'
import { fillIn } from '#contract/say.ts'

/** A sentence in every language of the interface. */
export type Words = Record<UiLanguage, string>

/** Used if no schema has a message. */
export const inputWords = {
  bodyMissing: { de: 'Die Anfrage hat keinen Inhalt.', en: 'The request has no body.' },
  bodyNotUtf8: {
    de: 'Der Inhalt der Anfrage ist kein gültiges UTF-8.',
    en: 'The body of the request is not valid UTF-8.',
  },
  nameForbidden: {
    de: 'So kann kein Feld heißen.',
    en: 'No field can have this name.',
  },
  requestUnreadable: { de: 'Die Anfrage lässt sich nicht lesen.', en: 'The request cannot be read.' },
  addressUnreadable: {
    de: 'Die Adresse der Anfrage lässt sich nicht lesen.',
    en: 'The address of the request cannot be read.',
  },
  formUnreadable: {
    de: 'Das Formular ist unvollständig, beschädigt oder hat zu viele Dateien. Bitte senden Sie es noch einmal.',
    en: 'The form is incomplete, damaged or has too many files. Please send it again.',
  },
  boundaryMissing: {
    de: 'Im Kopf Content-Type fehlt die Trennmarke (boundary) zwischen den Teilen des Formulars. Meist setzt sie die HTTP-Bibliothek, wenn Sie den Kopf weglassen.',
    en: 'The header Content-Type lacks the boundary between the parts of the form. Most HTTP libraries set it if you leave out the header.',
  },
  fieldTwice: {
    de: 'Dieses Feld kommt im Formular mehrmals vor.',
    en: 'The form has this field more than once.',
  },
  fileAsText: {
    de: 'Dieses Feld kam als Text. Bitte senden Sie es als Datei, mit „filename“ im Formularteil.',
    en: 'This field came as text. Please send it as a file, with “filename” in its part of the form.',
  },
  parameterTwice: {
    de: 'Dieser Parameter steht mehrmals in der Adresse.',
    en: 'The address has this parameter more than once.',
  },
  idempotencyKeyLength: {
    de: 'Der Kopf Idempotency-Key hat 1 bis 255 Zeichen.',
    en: 'The header Idempotency-Key has 1 to 255 characters.',
  },
  unkeepable: {
    de: 'Die Angaben enthalten ein Zeichen, das sich nicht speichern lässt: NUL oder ein halbes Surrogatpaar.',
    en: 'The input contains a character that cannot be stored: NUL or half a surrogate pair.',
  },
  bodyNoObject: {
    de: 'Als Inhalt der Anfrage wird ein JSON-Objekt erwartet.',
    en: 'The body of the request must be a JSON object.',
  },
  oneSource: {
    de: 'Senden Sie genau eines von url, base64 und file.',
    en: 'Send exactly one of url, base64 and file.',
  },
  noAddress: {
    de: 'Erwartet wird eine Adresse mit http:// oder https://.',
    en: 'Expected: an address with http:// or https://.',
  },
  timeZoneUnknown: { de: 'Diese Zeitzone ist nicht bekannt.', en: 'This time zone is not known.' },
} satisfies Record<string, Words>

/** The English messages of the contract's schemas, each with its German translation. */
export const schemaWords = new Map([
  ['Username must be at least 3 characters', 'Der Benutzername muss mindestens 3 Zeichen lang sein'],
  ['Username must not contain @', 'Der Benutzername darf weder @ noch unsichtbare Zeichen enthalten'],
  ['Username must not contain NUL', 'Der Benutzername darf kein NUL-Zeichen enthalten'],
  ['Password must be at least 6 characters', 'Das Passwort muss mindestens 6 Zeichen lang sein'],
  ['Password must be at least 8 characters', 'Das Passwort muss mindestens 8 Zeichen lang sein'],
  ['Please enter a valid email address', 'Bitte geben Sie eine gültige E-Mail-Adresse ein'],
  [
    'A key is one word of letters, digits and signs',
    'Ein Schlüssel ist ein Wort aus Buchstaben, Ziffern und Zeichen',
  ],
  [
    'A model’s name is one word of letters, digits and signs',
    'Der Name eines Modells ist ein Wort aus Buchstaben, Ziffern und Zeichen',
  ],
  ['The amount must not be zero.', 'Der Betrag darf nicht null sein.'],
  ['The day must lie between 2000 and 2999.', 'Der Tag muss zwischen 2000 und 2999 liegen.'],
  ['The last day lies before the first one.', 'Der letzte Tag liegt vor dem ersten.'],
  [inputWords.timeZoneUnknown.en, inputWords.timeZoneUnknown.de],
  [inputWords.oneSource.en, inputWords.oneSource.de],
  ['An id consists of digits.', 'Eine ID besteht aus Ziffern.'],
  [
    'Expected: the id of an image, such as 26-3: its job and its place in it.',
    'Erwartet wird die ID eines Bildes wie 26-3: sein Auftrag und sein Platz darin.',
  ],
  [
    'Expected: the id of a delivery, such as msg_2fQXv8kLpR1c.',
    'Erwartet wird die ID einer Zustellung wie msg_2fQXv8kLpR1c.',
  ],
  ['Expected: a comma or a semicolon.', 'Erwartet wird ein Komma oder ein Semikolon.'],
  ['This list cannot be sorted by that.', 'Danach lässt sich diese Liste nicht sortieren.'],
  ['This list has only one order.', 'Diese Liste hat nur eine Reihenfolge.'],
  ['Expected: a JSON array of strings.', 'Erwartet wird eine JSON-Liste aus Texten.'],
  ['Expected: a JSON object.', 'Erwartet wird ein JSON-Objekt.'],
  ['At most 20 entries are possible.', 'Höchstens 20 Einträge sind möglich.'],
  ['At most 500 characters in all are possible.', 'Zusammen sind höchstens 500 Zeichen möglich.'],
  ['This header cannot be set.', 'Diese Kopfzeile lässt sich nicht setzen.'],
  [
    'Expected: the value of a header, in ASCII, without a space at either end.',
    'Erwartet wird der Wert einer Kopfzeile, in ASCII, ohne Leerzeichen am Anfang und am Ende.',
  ],
  [
    'Expected: the host of images, such as https://media.example.org.',
    'Erwartet wird der Host von Bildern, wie https://media.example.org.',
  ],
  [
    'At most 10 headers with 4,000 characters in all are possible.',
    'Höchstens 10 Kopfzeilen mit zusammen 4.000 Zeichen sind möglich.',
  ],
])

const expectedWords = new Map<string, Words>([
  ['string', { de: 'Hier wird Text erwartet.', en: 'Text is expected here.' }],
  ['number', { de: 'Hier wird eine Zahl erwartet.', en: 'A number is expected here.' }],
  ['int', { de: 'Hier wird eine ganze Zahl erwartet.', en: 'A whole number is expected here.' }],
  ['boolean', { de: 'Hier wird true oder false erwartet.', en: 'True or false is expected here.' }],
  ['array', { de: 'Hier wird eine Liste erwartet.', en: 'A list is expected here.' }],
  ['object', { de: 'Hier wird ein Objekt erwartet.', en: 'An object is expected here.' }],
  ['record', { de: 'Hier wird ein Objekt erwartet.', en: 'An object is expected here.' }],
  ['file', { de: 'Hier wird eine Datei erwartet.', en: 'A file is expected here.' }],
  ['never', { de: 'Diese Angabe ist hier nicht erlaubt.', en: 'This is not allowed here.' }],
])

const formatWords = new Map<string, Words>([
  [
    'email',
    { de: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.', en: 'Please enter a valid email address.' },
  ],
  [
    'url',
    {
      de: 'Erwartet wird eine ganze Adresse mit http:// oder https://.',
      en: 'Expected: a full URL with http:// or https://.',
    },
  ],
  ['date', { de: 'Erwartet wird ein Tag wie 2026-01-31.', en: 'Expected: a date such as 2026-01-31.' }],
  [
    'datetime',
    {
      de: 'Erwartet wird ein Zeitpunkt wie 2026-01-31T12:00:00Z.',
      en: 'Expected: a time such as 2026-01-31T12:00:00Z.',
    },
  ],
  [
    'base64',
    {
      de: 'Erwartet wird Base64 ohne „data:…;base64,“ davor.',
      en: 'Expected: Base64 without “data:…;base64,” before it.',
    },
  ],
  ['starts_with', { de: 'Muss mit „{{prefix}}“ beginnen.', en: 'Must start with “{{prefix}}”.' }],
])

const brokenJson = {
  de: 'Der Inhalt der Anfrage ist kein gültiges JSON (Zeile {{line}}, Spalte {{column}}).',
  en: 'The body of the request is not valid JSON (line {{line}}, column {{column}}).',
}
const fullForm = {
  de: 'Das Formular hat zu viele Felder: Möglich sind {{maxFields}}, mit zusammen {{maxMegabytes}} MB. Die Einträge einer Liste können auch alle in einem Feld stehen.',
  en: 'The form has too many fields: {{maxFields}} are possible, with {{maxMegabytes}} MB in all. The entries of a list can also be in one field.',
}
const missing = { de: 'Diese Angabe fehlt.', en: 'This is missing.' }
const empty = { de: 'Diese Angabe darf nicht leer sein.', en: 'This must not be empty.' }
const invalid = { de: 'Diese Angabe ist ungültig.', en: 'This is invalid.' }

const leastWords = new Map<string, Words>([
  ['string', { de: 'Mindestens {{minimum}} Zeichen.', en: 'At least {{minimum}} characters.' }],
  [
    'array',
    { de: 'Zu wenige Einträge: mindestens {{minimum}}.', en: 'Too few entries: at least {{minimum}}.' },
  ],
])
const mostWords = new Map<string, Words>([
  ['string', { de: 'Höchstens {{maximum}} Zeichen.', en: 'At most {{maximum}} characters.' }],
  [
    'array',
    { de: 'Zu viele Einträge: höchstens {{maximum}}.', en: 'Too many entries: at most {{maximum}}.' },
  ],
])
const least = { de: 'Der kleinste Wert ist {{minimum}}.', en: 'The smallest value is {{minimum}}.' }
const most = { de: 'Der größte Wert ist {{maximum}}.', en: 'The largest value is {{maximum}}.' }
const choices = { de: 'Möglich: {{choices}}.', en: 'Possible values: {{choices}}.' }
const unknown = { de: 'Diese Angabe gibt es hier nicht.', en: 'There is no such field here.' }
const unknownParameter = {
  de: 'Diesen Parameter der Adresse gibt es hier nicht.',
  en: 'The address has no such parameter here.',
}
const knownParameters = { de: ' Möglich: {{known}}.', en: ' Possible parameters: {{known}}.' }
const noParameters = {
  de: ' Dieser Aufruf nimmt keine in der Adresse.',
  en: ' This call takes none in its address.',
}
const more = { de: 'Weitere Fehler: {{count}}.', en: 'And {{count}} more.' }
const suggestion = { de: ' Meinten Sie „{{name}}“?', en: ' Did you mean “{{name}}”?' }
const noForm = {
  de: 'Die Angaben passen nicht zusammen, oder eine von ihnen fehlt oder ist ungültig.',
  en: 'The values do not fit together, or one is missing or invalid.',
}

/** A schema issue in our words: a message of the schema itself takes precedence over the one for its kind of rule. */
export function wordsOfIssue(issue: z.core.$ZodIssue): Words {
  const german = schemaWords.get(issue.message)
  if (german) return { de: german, en: issue.message }
  switch (issue.code) {
    case 'invalid_type':
      if (issue.message.endsWith('received undefined')) return missing
      return expectedWords.get(issue.expected) ?? invalid
    case 'too_small': {
      if (issue.origin === 'string' && issue.minimum === 1) return empty
      return fill(leastWords.get(issue.origin) ?? least, { minimum: issue.minimum })
    }
    case 'too_big':
      return fill(mostWords.get(issue.origin) ?? most, { maximum: issue.maximum })
    case 'invalid_format':
      return fill(formatWords.get(issue.format) ?? invalid, { ...issue })
    case 'invalid_value':
      return fill(choices, { choices: issue.values.map(String).join(', ') })
    case 'unrecognized_keys':
      return unknown
    case 'invalid_key':
      return issue.issues[0] ? wordsOfIssue(issue.issues[0]) : invalid
    case 'invalid_union':
      return noForm
    default:
      return invalid
  }
}

/** What is wrong with a form that has more fields, or more text in them, than it can. */
export function wordsOfFullForm(bounds: { maxFields: number; maxMegabytes: number }): Words {
  return fill(fullForm, bounds)
}

/** What is wrong with a body that is no JSON from this place on. */
export function wordsOfBrokenJson(place: { line: number; column: number }): Words {
  return fill(brokenJson, place)
}

/** What is wrong with a field that does not exist; `name` is the one that was probably meant. */
export function wordsOfUnknown(name: string | undefined): Words {
  if (name === undefined) return unknown
  const { de, en } = fill(suggestion, { name })
  return { de: unknown.de + de, en: unknown.en + en }
}

/** The same of a parameter of the address; if none was probably meant, the known ones are named. */
export function wordsOfUnknownParameter(name: string | undefined, known: string[]): Words {
  const hint = name !== undefined ? suggestion : known.length > 0 ? knownParameters : noParameters
  const { de, en } = fill(hint, { name, known })
  return { de: unknownParameter.de + de, en: unknownParameter.en + en }
}

/** How many faults a sentence does not name. */
export function wordsOfMore(count: number): Words {
  return fill(more, { count })
}

function fill(words: Words, details: Record<string, unknown>): Words {
  return { de: fillIn(words.de, details, 'de'), en: fillIn(words.en, details, 'en') }
}
