import type { At, TourGround } from './tour-ground.ts'

/** From the page of a job: the dialog that creates a link to it, and the page that the link opens without an account. */
export async function tourSharing({ page, url }: TourGround, at: At): Promise<void> {
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await page.getByRole('button', { name: 'Mit Link teilen' }).click()
  await page.getByRole('button', { name: 'Link erstellen' }).click()
  const address = page.getByLabel('Ihr Link', { exact: true })
  await address.waitFor()
  await page.getByRole('button', { name: 'Beenden' }).first().waitFor()
  await at('share')
  const link = await address.inputValue()
  await page.keyboard.press('Escape')
  const job = page.url()

  await page.goto(link)
  await page.getByRole('list', { name: 'Bilder mit Texten' }).waitFor()
  await at('shared')
  await page.goto(`${url}/teilen/${'x'.repeat(43)}`)
  await page.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' }).waitFor()
  await at('shared-over')
  await page.goto(job)
  await page.getByRole('list', { name: 'Bilder und ihre Texte' }).waitFor()
}
