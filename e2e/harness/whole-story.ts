import type { Page } from 'playwright-core'
import type { CountingHands } from './counting-hands.ts'
import { userPassword } from './make-user.ts'

/** Pictures of the sample list, in its order, whose texts the AI begins as no alt text should begin. */
export const toLookAt = ['cocker-spaniels', 'drum-and-table', 'dandelion']

const german = {
  name: 'Benutzername oder E-Mail-Adresse',
  password: 'Passwort',
  signIn: 'Anmelden',
  sample: 'Mit Beispielliste ausprobieren',
  start: /^\d+ Bilder beschreiben · /,
  done: 'Ihre Bilder sind beschrieben',
  results: 'Ergebnisse ansehen und herunterladen',
  details: /^Details zu /,
  look: /^\d+ (ansehen|Texte durchsehen)/,
  altText: /^Alternativtext/,
  correction: 'Zwei Cockerspaniel laufen über eine Wiese',
  approve: 'Freigeben und weiter',
  end: 'Alles durchgesehen',
  download: 'CSV herunterladen',
}

const english: typeof german = {
  name: 'Username or e-mail address',
  password: 'Password',
  signIn: 'Sign in',
  sample: 'Try it with the sample list',
  start: /^Describe \d+ images · /,
  done: 'Your images are described',
  results: 'View and download results',
  details: /^Details of /,
  look: /^(Look at \d+|Review \d+ texts)/,
  altText: /^Alt text/,
  correction: 'Two cocker spaniels run across a meadow',
  approve: 'Approve and go on',
  end: 'Everything reviewed',
  download: 'Download CSV',
}

export interface StoryGround {
  page: Page
  url: string
  username: string
  language: 'de' | 'en'
  way: 'keyboard' | 'mouse'
  hands: CountingHands
}

/** Sign in, sample, describe, look through, correct, download; hears of each when it is over. */
export async function walkWholeStory(ground: StoryGround, over: (step: string) => void): Promise<void> {
  const { page, url, username, language, way, hands } = ground
  const words = language === 'de' ? german : english
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const link = (name: string | RegExp) => page.getByRole('link', { name })

  await page.goto(url)
  await page.getByLabel(words.name).waitFor()
  await hands.enter(page.getByLabel(words.name))
  await hands.type(username)
  await hands.enter(page.getByLabel(words.password, { exact: true }))
  await hands.type(userPassword)
  if (way === 'keyboard') await hands.press('Enter')
  else await hands.use(page.getByRole('button', { name: words.signIn, exact: true }))
  await button(words.sample).waitFor()
  over('sign in')

  await hands.use(button(words.sample))
  await button(words.start).filter({ visible: true }).first().waitFor()
  over('sample')

  await hands.use(button(words.start).filter({ visible: true }).first())
  await page.getByRole('heading', { name: words.done }).waitFor({ timeout: 90_000 })
  over('describe')

  const panel = page.getByRole('dialog')
  const looking = page.getByRole('link', { name: words.look }).or(button(words.look)).first()
  // Where the end of a job doesn't lead to what should be looked at, its results do.
  if (!(await looking.isVisible())) {
    await hands.use(link(words.results))
    await hands.use(link(words.details).first())
  }
  await hands.use(looking)
  await panel.getByText(`${toLookAt[0]}.jpg`).first().waitFor()
  over('look through')

  if (way === 'keyboard') await hands.press('e')
  else await hands.enter(panel.getByRole('textbox', { name: words.altText }).first())
  await hands.press('Control+a')
  await hands.type(words.correction)
  if (way === 'keyboard') await hands.press('Enter')
  for (const name of toLookAt) {
    await panel.getByText(`${name}.jpg`).first().waitFor()
    if (way === 'keyboard') await hands.press('a')
    else await hands.use(panel.getByRole('button', { name: words.approve }))
  }
  await panel.getByRole('heading', { name: words.end }).waitFor()
  over('correct')

  const download = page.waitForEvent('download')
  await hands.use(panel.getByRole('link', { name: words.download }))
  await (await download).path()
  over('download')
}
