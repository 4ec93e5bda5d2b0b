import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Hands, keyboard, mouse } from './harness/hands.ts'
import { makeUser, userPassword } from './harness/make-user.ts'
import { openPage } from './harness/open-page.ts'
import { openStage, type Stage } from './harness/open-stage.ts'
import { walk } from './harness/walk.ts'
import { watchLayoutShifts } from './harness/watch-layout-shifts.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})

afterAll(() => stage?.close())

const german = {
  login: 'Benutzername oder E-Mail-Adresse',
  password: 'Passwort',
  signIn: 'Anmelden',
  file: 'Liste mit Bildadressen (CSV, JSON oder Excel)',
  columns: 'Spalten ändern',
  role: 'Funktion des Bildes',
  amount: /^Anzahl /,
  onlyMissing: /^Nur Bilder ohne Alternativtext/,
  once: /^Wiederholte Bilder nur einmal berechnen/,
  startAll: '4 Bilder beschreiben · 2,00 €',
  start: '3 Bilder beschreiben · 1,00 €',
  done: /^[\d.]+ (von [\d.]+ )?Bild(er|ern)? beschrieben$/,
  details: /^seiten\.csv$/,
  images: 'Bilder und ihre Texte',
  decorative: 'Dekorativ – Alternativtext bewusst leer',
  suggestion: 'Vorschlag der KI: als dekorativ behandeln,',
  carried: 'Vorhandener Alternativtext behalten – nicht verarbeitet, nicht berechnet.',
  repeat: 'Gleiches Bild wie Nr. 1',
}

const english: typeof german = {
  login: 'Username or email address',
  password: 'Password',
  signIn: 'Sign in',
  file: 'List of image URLs (CSV, JSON or Excel)',
  columns: 'Change columns',
  role: 'Role',
  amount: /^Number /,
  onlyMissing: /^Only images without alt text/,
  once: /^Charge repeated images only once/,
  startAll: 'Describe 4 images · €2.00',
  start: 'Describe 3 images · €1.00',
  done: /^[\d,]+ (of [\d,]+ )?images? described$/,
  details: /^seiten\.csv$/,
  images: 'Images and their texts',
  decorative: 'Decorative – alt text intentionally empty',
  suggestion: 'The AI suggests: treat it as decorative,',
  carried: 'Existing alt text kept – not processed, not charged.',
  repeat: 'Same image as no. 1',
}

type Words = typeof german

test.for([
  ['English, with a mouse', 'en', english, mouse],
  ['German, with the keyboard alone', 'de', german, keyboard],
] as const)(
  'a list that says more of its pictures: what lacks a text is described, repeats count once: in %s',
  async ([way, language, words, handsOf]) => {
    const name = `Dora-${way.length}`
    await makeUser(stage.url, name, language)
    const { page, complaints, close } = await openPage(stage.browser, {
      locale: language === 'de' ? 'de-DE' : 'en-GB',
    })
    const hands = handsOf(page)
    await signIn(page, hands, words, language, name)
    await hands.pickFile(page.getByLabel(words.file), pages(stage.farSide.pictures.url))
    await hands.press(button(page, words.columns))
    const role = page.getByRole('combobox', { name: words.role }).locator('option:checked')
    await expect.poll(() => role.textContent()).toBe('rolle')
    await button(page, words.startAll).waitFor()
    await hands.press(page.getByRole('button', { name: words.amount }))
    await hands.choose(page.getByRole('radio', { name: words.onlyMissing }))
    await hands.tick(page.getByRole('checkbox', { name: words.once }))
    await hands.press(button(page, words.start))
    await page.getByRole('heading', { name: words.done }).waitFor({ timeout: 60_000 })

    await page.goto(`${stage.url}/results`)
    await hands.press(page.getByRole('link', { name: words.details }))
    const images = page.getByRole('list', { name: words.images })
    for (const what of [words.decorative, words.carried, words.repeat, 'Feige in roter Schale'])
      await images.getByText(what).first().waitFor()
    // Images are one stop of the Tab key; in the panel an arrow leads to the next image.
    await hands.press(images.getByRole('button', { name: 'forest-stream.jpg' }).first())
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('dialog').getByText(words.suggestion).waitFor()
    expect(complaints).toEqual([])
    await close()
  },
)

test('on a phone nothing moves from the first moment of a job to its end', async () => {
  const { page, complaints, close } = await stage.open({ viewport: { width: 360, height: 740 } })
  await walk.chooseList(page, stage.farSide.list(6))
  await walk.start(page)
  // The click's change of screen has been rendered.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  const layoutShifts = await watchLayoutShifts(page)
  await walk.waitForTheEnd(page)
  await page.getByText('Berechnet', { exact: true }).waitFor()
  expect(await layoutShifts()).toEqual([])
  expect(complaints).toEqual([])
  await close()
})

/** Four rows: one to describe, a decorative one, the first one again, and one that has its text. */
function pages(site: string) {
  const rows = [
    `${site}/forest-stream.jpg;;`,
    `${site}/colour-gradient.jpg;decorative;`,
    `${site}/forest-stream.jpg;;`,
    `${site}/fig-in-red-bowl.jpg;;Feige in roter Schale`,
  ]
  return { name: 'seiten.csv', content: ['url;rolle;alt_text', ...rows, ''].join('\r\n') }
}

async function signIn(page: Page, hands: Hands, words: Words, language: string, name: string) {
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
  await page.goto(`${stage.url}/auth`)
  await hands.type(page.getByLabel(words.login), name)
  await hands.type(page.getByLabel(words.password, { exact: true }), userPassword)
  await hands.press(page.getByRole('button', { name: words.signIn, exact: true }))
  await page.getByLabel(words.file).waitFor({ state: 'attached' })
}

/** Amounts are written with a space that does not break. */
function button(page: Page, name: string) {
  return page.getByRole('button', { name: name.replaceAll(' €', '\u00a0€') })
}
