import { z } from 'zod'
import { type CountedLimit, countedLimits } from './counted-limits.ts'
import type { UiLanguage } from './languages.ts'
import { addressRefusals } from './refusals/address-refusals.ts'
import { factorRefusals } from './refusals/factor-refusals.ts'
import { homeRefusals } from './refusals/home-refusals.ts'
import { imageRefusals } from './refusals/image-refusals.ts'
import { listRefusals } from './refusals/list-refusals.ts'
import { moneyRefusals } from './refusals/money-refusals.ts'
import { passkeyRefusals } from './refusals/passkey-refusals.ts'
import { peopleRefusals } from './refusals/people-refusals.ts'
import { pictureSetRefusals } from './refusals/picture-set-refusals.ts'
import { resultRefusals } from './refusals/result-refusals.ts'
import { startingRefusals } from './refusals/starting-refusals.ts'
import { tokenRefusals } from './refusals/token-refusals.ts'

/** What was called, and the call that was probably meant. */
const calledAddress = z.object({ method: z.string(), path: z.string(), meant: z.string().optional() })

interface RefusalEntry extends Record<UiLanguage, string> {
  status: number
  details?: z.ZodObject
}

/**
 * Every way in which a call is refused: code → status, the shape of its details where it has any, and the sentence for
 * people. `{{name}}` in a sentence stands for a value of the details.
 */
export const refusals = {
  ...homeRefusals,
  ...tokenRefusals,
  ...imageRefusals,
  ...pictureSetRefusals,
  ...factorRefusals,
  ...peopleRefusals,
  ...addressRefusals,
  invalid_input: {
    status: 400,
    details: z.object({ issues: z.array(z.object({ path: z.string(), message: z.string() })) }),
    de: 'Die Angaben sind unvollständig oder ungültig.',
    en: 'The input is incomplete or invalid.',
  },
  unknown_host: {
    status: 421,
    details: z.object({ host: z.string() }),
    de: 'Unter dem Namen „{{host}}“ antwortet dieser Server nicht. Bitte öffnen Sie die Adresse, die der Betreiber genannt hat; er kann weitere Namen in den Einstellungen PUBLIC_URL und ALLOWED_HOSTS erlauben.',
    en: 'This server does not answer by the name “{{host}}”. Please open the address that its operator gave you; they can allow further names in the settings PUBLIC_URL and ALLOWED_HOSTS.',
  },
  not_signed_in: { status: 401, de: 'Bitte melden Sie sich an.', en: 'Please sign in.' },
  invalid_credentials: {
    status: 401,
    de: 'Benutzername oder Passwort ist falsch.',
    en: 'The username or password is incorrect.',
  },
  email_not_verified: {
    status: 403,
    details: z.object({ needsVerification: z.literal(true) }),
    de: 'E-Mail-Adresse nicht bestätigt',
    en: 'Email address not verified',
  },
  preset_name_taken: {
    status: 409,
    de: 'Eine Vorlage mit diesem Namen gibt es schon.',
    en: 'There is already a preset with this name.',
  },
  too_many_presets: {
    status: 409,
    details: z.object({ maxPresets: z.int() }),
    de: 'Mehr als {{maxPresets}} Vorlagen sind nicht möglich. Bitte löschen Sie zuerst eine.',
    en: 'You can have at most {{maxPresets}} presets. Please delete one first.',
  },
  too_many_filters: {
    status: 409,
    details: z.object({ maxFilters: z.int() }),
    de: 'Mehr als {{maxFilters}} gespeicherte Filter sind nicht möglich. Bitte löschen Sie zuerst einen.',
    en: 'You can save at most {{maxFilters}} filters. Please delete one first.',
  },
  too_many_labels: {
    status: 409,
    details: z.object({ maxLabels: z.int(), maxPerJob: z.int() }),
    de: 'Mehr als {{maxPerJob}} Labels je Auftrag und {{maxLabels}} insgesamt sind nicht möglich. Bitte löschen Sie zuerst eines.',
    en: 'More than {{maxPerJob}} labels per job and {{maxLabels}} in total are not possible. Please delete one first.',
  },
  username_taken: {
    status: 409,
    de: 'Dieser Benutzername ist schon vergeben.',
    en: 'This username is already taken.',
  },
  email_taken: {
    status: 409,
    de: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto.',
    en: 'There is already an account with this email address.',
  },
  password_too_common: {
    status: 400,
    de: 'Dieses Passwort ist zu verbreitet oder besteht aus naheliegenden Namen. Bitte wählen Sie ein anderes.',
    en: 'This password is common or based on obvious names, so it is easy to guess. Please choose another one.',
  },
  password_too_short: {
    status: 400,
    details: z.object({ minLength: z.int() }),
    de: 'Dieses Passwort ist zu kurz. Bitte wählen Sie eines mit mindestens {{minLength}} Zeichen.',
    en: 'This password is too short. Please choose one with at least {{minLength}} characters.',
  },
  single_sign_on_only: {
    status: 403,
    de: 'Hier melden sich alle über die Einmalanmeldung an. Nur der erste Administrator kann ein Passwort verwenden.',
    en: 'Everyone signs in with single sign-on here. Only the first administrator can use a password.',
  },
  single_sign_on_expired: {
    status: 400,
    de: 'Seit der Anmeldung beim Anbieter ist zu viel Zeit vergangen. Bitte beginnen Sie noch einmal.',
    en: 'Too much time has passed since you signed in at the provider. Please start again.',
  },
  issuer_unreachable: {
    status: 502,
    de: 'Der Anbieter der Einmalanmeldung antwortet nicht. Bitte versuchen Sie es später noch einmal.',
    en: 'The single sign-on provider is not responding. Please try again later.',
  },
  fresh_sign_in_needed: {
    status: 403,
    de: 'Ihr Konto hat kein Passwort. Bitte melden Sie sich zur Bestätigung neu an und versuchen Sie es innerhalb von 15 Minuten noch einmal.',
    en: 'Your account has no password. To confirm, please sign in again and retry within 15 minutes.',
  },
  wrong_password: {
    status: 400,
    de: 'Das aktuelle Passwort ist falsch.',
    en: 'The current password is incorrect.',
  },
  invalid_token: {
    status: 400,
    de: 'Der Link ist ungültig oder abgelaufen. Bitte fordern Sie einen neuen an.',
    en: 'The link is invalid or has expired. Please request a new one.',
  },
  recaptcha_failed: {
    status: 400,
    de: 'Die Prüfung gegen automatische Anmeldungen ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
    en: 'The check against automated sign-ups failed. Please try again.',
  },
  ...passkeyRefusals,
  first_admin_is_permanent: {
    status: 403,
    de: 'Der erste Administrator kann nicht gelöscht werden.',
    en: 'The first administrator cannot be deleted.',
  },
  admins_only: {
    status: 403,
    de: 'Das können nur Administratoren.',
    en: 'Only administrators can do this.',
  },
  cross_site: {
    status: 403,
    de: 'Diese Anfrage kam von einer fremden Website und wurde abgelehnt.',
    en: 'This request came from another website and was refused.',
  },
  not_found: { status: 404, de: 'Nicht gefunden.', en: 'Not found.' },
  no_such_call: {
    status: 404,
    details: calledAddress,
    de: 'API v1 hat keinen Aufruf {{method}} {{path}}.',
    en: 'API v1 has no call {{method}} {{path}}.',
  },
  outside_v1: {
    status: 404,
    details: calledAddress,
    de: '{{method}} {{path}} ist kein Aufruf von API v1: Ein Zugangstoken gilt nur unter /api/v1/.',
    en: '{{method}} {{path}} is no call of API v1: an access token is valid only below /api/v1/.',
  },
  rate_limited: {
    status: 429,
    details: z.object({
      retryAfterSeconds: z.int(),
      // If it is one of those that API v1 names.
      limit: z.enum(Object.keys(countedLimits) as CountedLimit[]).optional(),
      max: z.int().optional(),
      windowSeconds: z.int().optional(),
    }),
    de: 'Zu viele Versuche. Bitte warten Sie {{retryAfterSeconds}} Sekunden.',
    en: 'Too many attempts. Please wait {{retryAfterSeconds}} seconds.',
  },
  too_many_at_once: {
    status: 429,
    details: z.object({ retryAfterSeconds: z.int() }),
    de: 'Davon läuft gerade zu viel gleichzeitig. Bitte versuchen Sie es in {{retryAfterSeconds}} Sekunden noch einmal.',
    en: 'Too many of these are running at once. Please try again in {{retryAfterSeconds}} seconds.',
  },
  body_too_large: {
    status: 413,
    details: z.object({ maxMegabytes: z.number() }),
    de: 'Die Anfrage ist größer als {{maxMegabytes}} MB.',
    en: 'The request is larger than {{maxMegabytes}} MB.',
  },
  body_too_slow: {
    status: 408,
    de: 'Die Anfrage kam zu langsam an. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    en: 'The request arrived too slowly. Please check your connection and try again.',
  },
  request_unreadable: {
    status: 400,
    de: 'Die Anfrage ist kein gültiges HTTP. Bitte laden Sie die Seite neu.',
    en: 'The request is not valid HTTP. Please reload the page.',
  },
  headers_too_large: {
    status: 431,
    de: 'Die Kopfzeilen der Anfrage sind zu groß. Bitte löschen Sie die Cookies dieser Website.',
    en: 'The headers of the request are too large. Please delete the cookies of this website.',
  },
  unsupported_media_type: {
    status: 415,
    details: z.object({ accepted: z.array(z.string()) }),
    de: 'Diese Adresse nimmt das Format nicht an. Möglich: {{accepted}}.',
    en: 'This address does not accept that format. Accepted: {{accepted}}.',
  },
  unsupported_encoding: {
    status: 415,
    details: z.object({ contentEncoding: z.string() }),
    de: 'Der Inhalt der Anfrage ist kodiert (Content-Encoding: {{contentEncoding}}). Bitte senden Sie ihn, wie er ist, ohne diesen Kopf.',
    en: 'The body of the request is encoded (Content-Encoding: {{contentEncoding}}). Please send it as it is, without this header.',
  },
  unsupported_charset: {
    status: 415,
    details: z.object({ charset: z.string() }),
    de: 'Der Kopf Content-Type nennt den Zeichensatz „{{charset}}“. Möglich ist nur UTF-8: Bitte senden Sie den Inhalt so, und lassen Sie die Angabe weg.',
    en: 'The header Content-Type names the charset “{{charset}}”. Only UTF-8 is possible: please send the body as that, and leave out the charset.',
  },
  not_ready: {
    status: 503,
    de: 'Der Dienst ist gerade nicht bereit. Bitte versuchen Sie es gleich noch einmal.',
    en: 'The service is not ready right now. Please try again in a moment.',
  },
  took_too_long: {
    status: 503,
    de: 'Das dauerte zu lange und wurde abgebrochen. Bitte suchen Sie gezielter, oder versuchen Sie es später noch einmal.',
    en: 'This took too long and was cancelled. Please narrow your search or try again later.',
  },
  internal: {
    status: 500,
    de: 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.',
    en: 'An error occurred. Please try again later.',
  },
  ...startingRefusals,
  ...listRefusals,
  ...resultRefusals,
  ...moneyRefusals,
} as const satisfies Record<string, RefusalEntry>

export type RefusalCode = keyof typeof refusals

type NoDetails = Record<string, never>

/** What a refusal tells beside its code, by the shape in its entry. */
export type RefusalDetails<C extends RefusalCode> = C extends RefusalCode
  ? (typeof refusals)[C] extends { details: infer Shape extends z.ZodType }
    ? z.output<Shape>
    : NoDetails
  : never

/** The details as an argument: none for a refusal that has none. */
export type DetailsArgument<C extends RefusalCode> = [RefusalDetails<C>] extends [NoDetails]
  ? []
  : [details: RefusalDetails<C>]

/** One of these refusals with its details. */
export type RefusalOf<C extends RefusalCode = RefusalCode> = {
  [Code in C]: { code: Code; details: RefusalDetails<Code> }
}[C]
