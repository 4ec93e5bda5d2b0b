import type { AuditEnd } from '#contract/entities/site-audit.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { pictureFaults } from '#contract/picture-faults.ts'

type Words = Record<UiLanguage, string>

const { not_http, no_public_server, port_refused, place_not_listed, too_many_redirects } = pictureFaults

/** Why a page was not scanned, or what an audit has to say about what it read of it. */
export const pageNotes = {
  robots: {
    de: 'Die Website erlaubt es nicht (robots.txt).',
    en: 'The website does not allow it (robots.txt).',
  },
  elsewhere: {
    de: 'Die Adresse leitet auf eine andere Website weiter.',
    en: 'The address redirects to another website.',
  },
  not_html: { de: 'Unter der Adresse liegt keine Webseite.', en: 'There is no web page at this address.' },
  same_page: { de: 'Der Inhalt gleicht einer anderen Seite.', en: 'The content is that of another page.' },
  too_complex: {
    de: 'Die Seite lässt sich nicht in vertretbarer Zeit lesen.',
    en: 'The page cannot be read in reasonable time.',
  },
  not_found: { de: 'Die Seite gibt es nicht.', en: 'The page does not exist.' },
  forbidden: { de: 'Der Server gibt die Seite nicht heraus.', en: 'The server does not provide the page.' },
  server_error: { de: 'Der Server meldet einen Fehler.', en: 'The server reports an error.' },
  too_slow: { de: 'Die Seite kam nicht rechtzeitig an.', en: 'The page did not arrive in time.' },
  unreachable: { de: 'Der Server ist nicht erreichbar.', en: 'The server cannot be reached.' },
  damaged: { de: 'Die Antwort des Servers ist beschädigt.', en: 'The server’s answer is damaged.' },
  not_http,
  no_public_server,
  port_refused: {
    de: port_refused.de.replace('Bilder', 'Seiten'),
    en: port_refused.en.replace('images', 'pages'),
  },
  place_not_listed: {
    de: place_not_listed.de.replace('Bilder', 'Seiten'),
    en: place_not_listed.en.replace('images', 'pages'),
  },
  too_many_redirects,
  login: { de: 'Die Seite verlangt eine Anmeldung.', en: 'The page requires a login.' },
  consent: {
    de: 'Die Seite fragt zuerst nach der Zustimmung zu Cookies.',
    en: 'The page first asks for consent to cookies.',
  },
  challenge: {
    de: 'Die Seite prüft zuerst, ob ein Mensch sie abruft.',
    en: 'The page first checks whether a human requests it.',
  },
  script: {
    de: 'Ein Skript zeichnet den Inhalt der Seite. Was es zeigt, wurde nicht geprüft.',
    en: 'A script draws the content of the page. What it shows was not checked.',
  },
  cut: { de: 'Nur der Anfang der Seite wurde gelesen.', en: 'Only the beginning of the page was read.' },
  more_pictures: {
    de: 'Die Seite hat mehr Bilder, als geprüft werden.',
    en: 'The page has more images than are checked.',
  },
} as const satisfies Record<string, Words>
export type PageNote = keyof typeof pageNotes

/** What visitors see instead of the page. */
export const walls = ['login', 'consent', 'challenge', 'script'] as const satisfies PageNote[]

/** Why a scan ended. Of `nothing_read` the note of its first page says more. */
export const auditEndWords = {
  done: { de: 'Alles wurde gelesen.', en: 'Everything was read.' },
  stopped: { de: 'Die Prüfung wurde gestoppt.', en: 'The audit was stopped.' },
  page_limit: {
    de: 'Die Höchstzahl an Seiten ist erreicht. Die Website hat mehr.',
    en: 'The maximum number of pages is reached. The website has more.',
  },
  picture_limit: {
    de: 'Die Höchstzahl an Bildern ist erreicht. Die Website hat mehr.',
    en: 'The maximum number of images is reached. The website has more.',
  },
  time_limit: {
    de: 'Die Höchstdauer ist erreicht. Die Website hat mehr Seiten.',
    en: 'The maximum duration is reached. The website has more pages.',
  },
  nothing_read: { de: 'Keine Seite ließ sich lesen.', en: 'No page could be read.' },
} as const satisfies Record<AuditEnd, Words>
