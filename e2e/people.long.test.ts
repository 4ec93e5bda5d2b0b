import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Hands, keyboard, mouse } from './harness/hands.ts'
import { makeUser } from './harness/make-user.ts'
import { openPage } from './harness/open-page.ts'
import { openStage, type Stage } from './harness/open-stage.ts'
import { speak } from './harness/speak.ts'
import { adminPassword } from './harness/start-product.ts'
import { openStoryPage, say, storyLanguage, told } from './harness/story-language.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})

afterAll(() => stage?.close())

const german = {
  registerTab: 'Registrieren',
  email: 'E-Mail-Adresse',
  username: 'Benutzername',
  password: 'Passwort',
  create: 'Konto anlegen',
  waits: 'Ihr Konto wartet auf die Freischaltung',
  notReady: /Ihr Konto ist noch nicht freigeschaltet/,
  login: 'Benutzername oder E-Mail-Adresse',
  signIn: 'Anmelden',
  bell: /^Benachrichtigungen, \d+ ungelesen$/,
  registered: 'Neue Registrierung',
  admin: 'Verwaltung',
  assignTo: (name: string) => `Schlüssel zuweisen: ${name}`,
  theGlobal: /^Der globale Schlüssel/,
  assign: 'Schlüssel zuweisen',
  told: (name: string) => `${name} wurde benachrichtigt.`,
  look: 'Jetzt aktualisieren',
  ready: 'Ihr Konto ist bereit',
  file: 'Liste mit Bildadressen (CSV, JSON oder Excel)',
  start: '3 Bilder beschreiben · 1,50 €',
  done: /^[\d.]+ (von [\d.]+ )?Bild(er|ern)? beschrieben$/,
  mail: /Ihre Bilder sind beschrieben/,
  confirm: /bestätigen/,
}

const english: typeof german = {
  registerTab: 'Register',
  email: 'Email address',
  username: 'Username',
  password: 'Password',
  create: 'Create account',
  waits: 'Account Pending Approval',
  notReady:
    /^Your account is not ready yet\. You will receive a notification when your account is ready to use\.$/,
  login: 'Username or email address',
  signIn: 'Sign in',
  bell: /^Notifications, \d+ unread$/,
  registered: 'New registration',
  admin: 'Admin',
  assignTo: (name) => `Assign key: ${name}`,
  theGlobal: /^The global key/,
  assign: 'Assign key',
  told: (name) => `${name} was notified.`,
  look: 'Refresh now',
  ready: 'Your account is ready',
  file: 'List of image URLs (CSV, JSON or Excel)',
  start: 'Describe 3 images · €1.50',
  done: /^[\d,]+ (of [\d,]+ )?images? described$/,
  mail: /Your images are described/,
  confirm: /confirm/,
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

test.for([
  ['English, with a mouse', 'en', english, mouse],
  ['German, with the keyboard alone', 'de', german, keyboard],
] as const)(
  'a user registers, an administrator assigns a key, and the first job runs: in %s',
  async ([way, language, words, handsOf]) => {
    const name = `Anna-${way.length}`
    const locale = language === 'de' ? 'de-DE' : 'en-GB'
    const user = await openPage(stage.browser, { locale })
    const admin = await openPage(stage.browser, { locale })
    const [anna, root] = [handsOf(user.page), handsOf(admin.page)]
    await signInAsAdmin(admin.page, root, language, words)

    await register(user.page, anna, language, words, name)
    await confirmAddress(`${name}@example.org`, words.confirm)
    await assignTheGlobalKey(admin.page, root, words, name)
    await hearOfIt(user.page, anna, words)
    await runTheFirstJob(user.page, anna, words)

    expect((await stage.farSide.inbox.waitFor(`${name}@example.org`, words.mail, 30_000)).text).toContain(
      'list.csv',
    )
    expect([...user.complaints, ...admin.complaints]).toEqual([])
    await user.close()
    await admin.close()
  },
)

test('several refused keys lead an administrator to the users they belong to', async () => {
  const { page, complaints, close } = await stage.open()
  await makeUser(stage.url, 'Carla', 'de')
  for (const name of ['Dora', 'Emil']) await refuseKeyOf(page, await makeUser(stage.url, name, 'de'))
  await page.goto(`${stage.url}/admin/statistics`)
  await page.getByText('2 Benutzer haben einen eigenen Schlüssel, den der Anbieter abgelehnt hat.').waitFor()
  await page.getByRole('link', { name: 'Diese Benutzer zeigen' }).click()

  const list = page.getByRole('region', { name: 'Alle Benutzer' })
  await list.getByText('2 Benutzer gefunden').waitFor()
  expect(new URL(page.url()).searchParams.get('state')).toBe('key_refused')
  await expect.poll(() => list.locator(':focus').count()).toBe(1)
  for (const name of ['Dora', 'Emil']) await list.getByText(name, { exact: true }).waitFor()
  expect(await list.getByText('Carla', { exact: true }).count()).toBe(0)

  await list.getByRole('button', { name: 'Aktionen zu Dora' }).click()
  await list.getByRole('button', { name: 'Schlüssel von Dora verwalten' }).click()
  await page.getByRole('button', { name: 'Entfernen: ANTHROPIC_API_KEY' }).click()
  await page.getByRole('button', { name: 'Schlüssel entfernen' }).click()
  await page.getByText('ANTHROPIC_API_KEY von Dora ist entfernt.').first().waitFor()
  // Escape would close the toast first.
  await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click()
  await page.getByText(/^ANTHROPIC_API_KEY.* von Emil wurde am .* vom Anbieter abgelehnt\.$/).waitFor()
  await list.getByText('1 Benutzer gefunden').waitFor()
  await list.getByLabel('Status', { exact: true }).selectOption('Alle')
  await list.getByText('Carla', { exact: true }).waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('an administrator invites, suspends and lets in again; they register by the link and read the reason at sign-in', async () => {
  const admin = await stage.open()
  const guest = await openStoryPage(stage.browser)
  const words = told(german, english)
  if (storyLanguage === 'en') await speak(admin.page, 'en')
  const [root, anna] = [admin.page, guest.page]
  const [email, password] = ['frieda@example.org', 'a horse with a battery']
  await root.goto(`${stage.url}/admin`)
  await button(root, say('Einladen')).click()
  const dialog = root.getByRole('dialog')
  await dialog.getByLabel(say('E-Mail-Adressen')).fill(`Frieda <${email}>, niemand`)
  await dialog.getByRole('button', { name: say('Einladen') }).click()
  await dialog.getByText(say('1 Person ist eingeladen.')).waitFor()
  await dialog.getByText(say('Keine E-Mail-Adresse')).waitFor()
  await dialog.getByRole('button', { name: say('Fertig') }).click()
  await root
    .getByRole('region', { name: say('Einladungen') })
    .getByText(email)
    .waitFor()

  const { text } = await stage.farSide.inbox.waitFor(
    email,
    told(/Einladung zu Bildwort/, /Invitation to Bildwort/),
    30_000,
  )
  await anna.goto(/https?:\/\/\S+token=\S+/.exec(text)![0])
  await anna.getByRole('heading', { name: say('Sie sind eingeladen') }).waitFor()
  expect(anna.url()).not.toContain('token')
  await expect.poll(() => anna.getByLabel(say('E-Mail-Adresse'), { exact: true }).inputValue()).toBe(email)
  await anna.getByLabel(say('Benutzername'), { exact: true }).fill('Frieda')
  await anna.getByLabel(say('Passwort'), { exact: true }).fill(password)
  await button(anna, say('Konto anlegen')).click()
  await anna.getByRole('heading', { name: words.waits }).waitFor()

  const act = async (name: string, confirm: string | RegExp, done: string | RegExp) => {
    await button(root, say('Aktionen zu Frieda')).click()
    await button(root, say(`${name}: Frieda`)).click()
    await root.getByRole('alertdialog').getByRole('button', { name: confirm }).click()
    await root.getByText(done).first().waitFor()
  }
  await root.reload()
  await act('Sperren', say('Konto sperren'), say('Frieda ist gesperrt.'))
  await anna.reload()
  await anna.waitForURL(`${stage.url}/auth`)
  await anna.getByLabel(words.login).fill('Frieda')
  await anna.getByLabel(words.password, { exact: true }).fill(password)
  await button(anna, words.signIn).click()
  await anna.getByText(told('Ihr Konto ist gesperrt.', 'Your account is suspended.')).first().waitFor()
  await act('Sperre aufheben', say('Sperre aufheben'), say('Frieda kann sich wieder anmelden.'))
  await button(anna, words.signIn).click()
  await anna.getByRole('heading', { name: words.waits }).waitFor()

  expect(admin.complaints).toEqual([])
  expect(guest.complaints.filter((complaint) => !/40[13]/.test(complaint))).toEqual([])
  await guest.close()
  await admin.close()
})

/** Assigns a key to a user that no provider knows, and tests it. */
async function refuseKeyOf({ request }: Page, userId: number): Promise<void> {
  const key = { name: 'ANTHROPIC_API_KEY', value: 'a-key-that-nobody-knows' }
  await request.post(`${stage.url}/api/admin/users/${userId}/assign-apikey`, { data: key })
  const tested = await request.post(`${stage.url}/api/admin/apikeys/test`, {
    data: { name: key.name, userId },
  })
  expect(await tested.json()).toMatchObject({ works: false })
}

type Words = typeof german

async function open(page: Page, language: string, path: string): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
  await page.goto(stage.url + path)
}

async function register(page: Page, hands: Hands, language: string, words: Words, name: string) {
  await open(page, language, '/auth?tab=register')
  await button(page, words.create).waitFor()
  await hands.type(page.getByLabel(words.email, { exact: true }), `${name}@example.org`)
  await hands.type(page.getByLabel(words.username, { exact: true }), name)
  await hands.type(page.getByLabel(words.password, { exact: true }), 'a horse with a battery')
  await hands.press(button(page, words.create))
  await page.getByRole('heading', { name: words.waits }).waitFor()
  await page.getByText(words.notReady).first().waitFor()
}

async function confirmAddress(email: string, subject: RegExp): Promise<void> {
  const { text } = await stage.farSide.inbox.waitFor(email, subject, 30_000)
  const token = /token=(\S+)/.exec(text)![1]!
  expect((await fetch(`${stage.url}/api/auth/verify-email?token=${token}`)).status).toBe(200)
}

async function signInAsAdmin(page: Page, hands: Hands, language: string, words: Words): Promise<void> {
  await open(page, language, '/auth')
  await hands.type(page.getByLabel(words.login), 'admin')
  await hands.type(page.getByLabel(words.password, { exact: true }), adminPassword)
  await hands.press(button(page, words.signIn))
  await page.getByLabel(words.file).waitFor({ state: 'attached' })
}

async function assignTheGlobalKey(page: Page, hands: Hands, words: Words, name: string): Promise<void> {
  await page.reload()
  await hands.press(button(page, words.bell))
  await page.getByText(words.registered).first().waitFor()
  await page.getByText(`${name}@example.org`).first().waitFor()
  await page.keyboard.press('Escape')
  await hands.press(page.getByRole('link', { name: words.admin, exact: true }))
  await button(page, words.assignTo(name)).waitFor()
  await hands.press(button(page, words.assignTo(name)))
  const dialog = page.getByRole('dialog')
  // The global key is set, so it is preselected.
  await expect.poll(() => dialog.getByRole('radio', { name: words.theGlobal }).isChecked()).toBe(true)
  await hands.press(dialog.getByRole('button', { name: words.assign, exact: true }))
  await page.getByText(words.told(name)).first().waitFor()
}

async function hearOfIt(page: Page, hands: Hands, words: Words): Promise<void> {
  const file = page.getByLabel(words.file)
  // The page refetches every 30 s: it may have moved on before the click.
  await hands.press(button(page, words.look)).catch(() => file.waitFor({ state: 'attached', timeout: 1_000 }))
  await file.waitFor({ state: 'attached' })
  await page.reload()
  // Marked as read automatically, 1.5 s after it was opened.
  const isRead = page.waitForResponse((response) => response.url().endsWith('/api/notifications/read'))
  await hands.press(button(page, words.bell))
  await page.getByText(words.ready).first().waitFor()
  await isRead
  await page.keyboard.press('Escape')
}

async function runTheFirstJob(page: Page, hands: Hands, words: Words): Promise<void> {
  await hands.pickFile(page.getByLabel(words.file), stage.farSide.list(3))
  await button(page, words.start).waitFor()
  await hands.press(button(page, words.start))
  await page.getByRole('heading', { name: words.done }).waitFor({ timeout: 60_000 })
}
