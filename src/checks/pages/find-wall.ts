import type { Wall } from './found-picture.ts'
import type { Survey } from './survey-page.ts'

/** Titles that services give the page that checks for robots. */
const challengeTitle =
  /^(?:just a moment|attention required|one moment, please|checking your browser|access denied|ddos-guard|security check|are you a robot|are you a human|human verification|nur einen moment|einen moment|sicherheitsprüfung|zugriff verweigert|pardon our interruption|robot check)/i
const challengeMarks = [
  'id="challenge-form"',
  'cf-chl-',
  '_Incapsula_Resource',
  'px-captcha',
  'captcha-delivery.com',
  'awsWafCookieDomainList',
]
const consentWords = /cookies?|consent|einwilligung|datenschutz|privacy/i
const agree = /\b(?:accept|agree|allow|akzeptieren|zustimmen|einwilligen|annehmen|erlauben)\b/i
/** Elements that applications draw into. */
const mountPoint =
  /<(?:div|main|app-root)[^>]{0,200}(?:\bid=["']?(?:root|app|__next|__nuxt|svelte|app-root|main)["'\s>]|app-root)/i

const fewCharacters = 1_500

/** Why this page is not what its visitors see. Pages with much text are taken for what they are. */
export function findWall(html: string, survey: Survey, text: string, pictureCount: number): Wall | null {
  if (text.length > fewCharacters || pictureCount > 5) return null
  if (challengeTitle.test(survey.title) || challengeMarks.some((mark) => html.includes(mark)))
    return 'challenge'
  if (survey.hasPassword) return 'login'
  if (pictureCount > 1) return null
  if (
    survey.hasScripts &&
    text.length < 300 &&
    (pictureCount === 0 || text === '') &&
    (text.length < 100 || mountPoint.test(html))
  )
    return 'script'
  return consentWords.test(text) && agree.test(text) && text.length < 1_000 ? 'consent' : null
}
