import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Hands, keyboard, mouse } from './harness/hands.ts'
import { makeUser, userPassword } from './harness/make-user.ts'
import { openPage } from './harness/open-page.ts'
import { openStage, type Stage } from './harness/open-stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})

afterAll(() => stage?.close())

// Chromium notes every refusal.
const refusal = 'Failed to load resource: the server responded with a status of 402 (Payment Required)'

const german = {
  login: 'Benutzername oder E-Mail-Adresse',
  password: 'Passwort',
  signIn: 'Anmelden',
  euros: (amount: number) => `${amount},00 €`,
  balance: (amount: string) => `Guthaben: ${amount}`,
  file: 'Liste mit Bildadressen (CSV, JSON oder Excel)',
  start: '12 Bilder beschreiben · 6,00 €',
  tooLittle: 'Guthaben reicht nicht aus',
  toCredits: 'Guthaben kaufen',
  buy: 'Für 10,00 € kaufen',
  pay: 'Bezahlen',
  paid: 'Ihre Zahlung ist eingegangen',
  toUpload: 'Weiter zum Hochladen',
  done: /^[\d.]+ (von [\d.]+ )?Bild(er|ern)? beschrieben$/,
  bought: 'Guthaben gekauft',
  charged: /^Auftrag \d+: 12 × 0,50\s€ je Bild$/,
}

const english: typeof german = {
  login: 'Username or email address',
  password: 'Password',
  signIn: 'Sign in',
  euros: (amount) => `€${amount}.00`,
  balance: (amount) => `Credit: ${amount}`,
  file: 'List of image URLs (CSV, JSON or Excel)',
  start: 'Describe 12 images · €6.00',
  tooLittle: 'Insufficient Credits',
  toCredits: 'Buy credit',
  buy: 'Buy for €10.00',
  pay: 'Pay',
  paid: 'Payment received',
  toUpload: 'Continue to upload',
  done: /^[\d,]+ (of [\d,]+ )?images? described$/,
  bought: 'Credit purchased',
  charged: /^Job \d+: 12 × €0\.50 per image$/,
}

type Words = typeof german

const button = (page: Page, name: string) => page.getByRole('button', { name: nbsp(name) })

test.for([
  ['English, with a mouse', 'en', english, mouse],
  ['German, with the keyboard alone', 'de', german, keyboard],
] as const)(
  'too little credit leads to a purchase, the job runs, and what it cost is gone: in %s',
  async ([way, language, words, handsOf]) => {
    const name = `Berta-${way.length}`
    await makeUser(stage.url, name, language)
    const { page, complaints, close } = await openPage(stage.browser, {
      locale: language === 'de' ? 'de-DE' : 'en-GB',
    })
    const hands = handsOf(page)
    await signIn(page, hands, words, language, name)
    await page.getByRole('link', { name: nbsp(words.balance(words.euros(5))) }).waitFor()

    await hands.pickFile(page.getByLabel(words.file), stage.farSide.list(12))
    await hands.press(button(page, words.start))
    await page.getByRole('heading', { name: words.tooLittle }).waitFor()
    for (const euros of [6, 5, 1]) await page.getByText(words.euros(euros)).first().waitFor()
    await hands.press(page.getByRole('main').getByRole('link', { name: words.toCredits }))

    await buy(page, hands, words)
    await page.getByRole('link', { name: nbsp(words.balance(words.euros(15))) }).waitFor()
    await hands.press(page.getByRole('link', { name: words.toUpload }))

    // The list is still there after the payment page.
    await button(page, words.start).waitFor()
    await hands.press(button(page, words.start))
    await page.getByRole('heading', { name: words.done }).waitFor({ timeout: 60_000 })
    const balance = page.getByRole('link', { name: nbsp(words.balance(words.euros(9))) })
    await balance.waitFor()
    await hands.press(balance)
    for (const what of [words.charged, words.bought]) await page.getByText(what).first().waitFor()

    const charged = page.getByRole('link', { name: words.charged })
    const [job = ''] = (await charged.textContent())!.split(':')
    await hands.press(charged)
    await page.waitForURL('**/results/*')
    await page.getByText(job, { exact: true }).waitFor()
    await page.goto(`${stage.url}/results`)
    await page.getByText(job, { exact: true }).waitFor()
    expect(complaints).toEqual([refusal])
    await close()
  },
)

test('with insufficient credit a user takes as many images as it pays for', async () => {
  const name = 'Carl-takes-ten'
  await makeUser(stage.url, name, 'de')
  const { page, complaints, close } = await openPage(stage.browser, { locale: 'de-DE' })
  const hands = mouse()
  await signIn(page, hands, german, 'de', name)
  await hands.pickFile(page.getByLabel(german.file), stage.farSide.list(12))
  await hands.press(button(page, german.start))
  await hands.press(button(page, 'Die ersten 10 Bilder beschreiben · 5,00 €'))
  await page.getByRole('heading', { name: german.done }).waitFor({ timeout: 60_000 })
  await page.getByRole('link', { name: nbsp(german.balance('0,00 €')) }).waitFor()
  expect(complaints).toEqual([refusal])
  await close()
})

async function signIn(page: Page, hands: Hands, words: Words, language: string, name: string) {
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
  await page.goto(`${stage.url}/auth`)
  await hands.type(page.getByLabel(words.login), name)
  await hands.type(page.getByLabel(words.password, { exact: true }), userPassword)
  await hands.press(page.getByRole('button', { name: words.signIn, exact: true }))
  await page.getByLabel(words.file).waitFor({ state: 'attached' })
}

async function buy(page: Page, hands: Hands, words: Words): Promise<void> {
  await hands.press(button(page, words.buy))
  await page.waitForURL((url) => url.origin === stage.farSide.checkout.url)
  await page.getByText('10,00').first().waitFor()
  await hands.press(page.getByRole('button', { name: words.pay, exact: true }))
  await page.getByRole('heading', { name: words.paid }).waitFor({ timeout: 30_000 })
}

/** Amounts contain a non-breaking space. */
function nbsp(text: string): RegExp {
  return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s')}$`)
}
