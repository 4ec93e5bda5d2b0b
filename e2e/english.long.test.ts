import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage } from './harness/open-page.ts'
import { openStage, type Stage } from './harness/open-stage.ts'
import { adminPassword } from './harness/start-product.ts'
import { walk } from './harness/walk.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage({ CONCURRENCY: '2' })
})

afterAll(() => stage?.close())

test('a story that is walked in English is English, and the choice stays', async () => {
  const { page, complaints, close } = await openPage(stage.browser, { locale: 'de-DE' })
  await page.goto(`${stage.url}/auth`)
  await page.locator('html[lang=de]').waitFor()
  await page.locator('header label', { hasText: 'Englisch' }).first().click()
  await page.locator('html[lang=en]').waitFor()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('en')

  await page.getByLabel('Username or email address').fill('admin')
  await page.getByLabel('Password', { exact: true }).fill(`${adminPassword}?`)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('main').getByText('The username or password is incorrect.').waitFor()
  await page.getByLabel('Password', { exact: true }).fill(adminPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('heading', { name: 'Describe your images' }).waitFor()

  await page.reload()
  await page.getByRole('heading', { name: 'Describe your images' }).waitFor()
  await walk.pickFile(page, { name: 'pictures.docx', content: 'PK' })
  await page.getByRole('main').getByText('Wrong file type: please choose a JSON or CSV file.').waitFor()
  await walk.pickFile(page, stage.farSide.list(6))
  await page.getByRole('button', { name: 'Describe 6 images · €3.00' }).click()
  await page.getByRole('heading', { name: /^\d+ images described$/ }).waitFor({ timeout: 90_000 })
  await page.getByRole('link', { name: 'View and download results' }).click()
  await page.getByText('Completed & Paid').waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('an account keeps the language that was chosen last, however fast the choices follow each other', async () => {
  const { page, close } = await stage.open()
  const answered: string[] = []
  await page.route('**/api/user', async (route) => {
    const choice = route.request().postDataJSON()?.language
    // Delays the first choice.
    if (choice === 'en') await new Promise((resolve) => setTimeout(resolve, 800))
    await route.fulfill({ response: await route.fetch() })
    if (choice) answered.push(choice)
  })
  await page.locator('header label', { hasText: 'Englisch' }).first().click()
  await page.locator('header label', { hasText: 'German' }).first().click()
  await expect.poll(() => answered.toSorted(), { timeout: 30_000 }).toEqual(['de', 'en'])
  const account = await page.request.get(`${stage.url}/api/user`)
  expect(await account.json()).toMatchObject({ language: 'de' })
  await close()
})
