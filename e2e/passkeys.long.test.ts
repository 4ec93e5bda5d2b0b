import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAuthenticator } from './harness/add-authenticator.ts'
import { createKeys, hasFocus } from './harness/keys.ts'
import { openPage } from './harness/open-page.ts'
import { openStage, type Stage } from './harness/open-stage.ts'
import { adminPassword } from './harness/start-product.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage({}, 'localhost')
})

afterAll(() => stage?.close())

test('a passkey is added, signs its user in, and is removed, by the keyboard alone', async () => {
  const { page, complaints, close } = await openPage(stage.browser, { locale: 'en-GB' })
  const keys = createKeys(page)
  const device = await addAuthenticator(page)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const home = page.getByRole('heading', { name: 'Describe your images' })

  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await page.goto(`${stage.url}/auth`)
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await keys.type(page.getByLabel('Username or email address'), 'admin')
  await keys.type(page.getByLabel('Password', { exact: true }), adminPassword)
  await keys.press('Enter')
  await home.waitFor()

  await page.goto(`${stage.url}/konto`)
  await page.getByText('You don’t have a passkey yet.').waitFor()
  await keys.use(button('Add passkey'))
  await page.getByRole('dialog', { name: 'Add passkey' }).waitFor()
  await keys.type(page.getByLabel('Name'), 'Laptop at work')
  await keys.press('Enter')
  const codes = page.getByRole('dialog', { name: 'Passkey added' })
  await expect.poll(() => codes.getByRole('listitem').count()).toBe(10)
  await keys.use(button('I have saved the codes'))
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByText('Laptop at work').waitFor()
  expect(await device.passkeys()).toBe(1)
  await expect.poll(() => hasFocus(button('Add passkey'))).toBe(true)

  await keys.use(button('Sign out'))
  await button('Sign in with a passkey').waitFor()
  await keys.use(button('Sign in with a passkey'))
  await home.waitFor()

  await page.goto(`${stage.url}/konto`)
  await page
    .getByText(/^Last used on/)
    .first()
    .waitFor()
  await keys.use(button('Remove passkey Laptop at work'))
  await page.getByRole('alertdialog').waitFor()
  await keys.use(page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }))
  await page.getByText('You don’t have a passkey yet.').waitFor()
  expect(complaints).toEqual([])
  await close()
})
