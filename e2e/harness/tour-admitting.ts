import type { Page } from 'playwright-core'
import type { At, TourGround } from './tour-ground.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** How people get access: closed registration, invitations, suspension, keys for several users at once. */
export const tourAdmitting = {
  /** Before signing in. */
  async outside({ page, url }: TourGround, at: At): Promise<void> {
    const settings = '**/api/settings'
    // This installation has open registration, so the settings of a closed one are simulated.
    await page.route(settings, async (route) => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        json: { ...(await response.json()), registration: { mode: 'closed', domains: [] } },
      })
    })
    await page.goto(`${url}/auth?tab=register`)
    await page.getByText('Neue Konten sind hier nicht möglich').waitFor()
    await at('register-closed')
    await page.unroute(settings)
  },

  /** For a signed-in administrator; a user has registered in `outside`. */
  async inside({ page, url, farSide }: TourGround, at: At): Promise<void> {
    const email = `${crypto.randomUUID()}@example.org`
    await page.goto(`${url}/admin`)
    await button(page, 'Einladen').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('E-Mail-Adressen').fill(`Erna <${email}>, niemand`)
    await at('admin-invite')
    await dialog.getByRole('button', { name: 'Einladen' }).click()
    await dialog.getByText('Keine E-Mail-Adresse').waitFor()
    await at('admin-invited')
    await dialog.getByRole('button', { name: 'Fertig' }).click()

    await button(page, /^Aktionen zu Tour-/)
      .first()
      .click()
    await button(page, /^Sperren: Tour-/)
      .first()
      .click()
    await page.getByRole('alertdialog').waitFor()
    await at('admin-suspend')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Konto sperren' }).click()
    await page
      .getByText(/^Tour-\S+ ist gesperrt\.$/)
      .first()
      .waitFor()
    await at('admin-suspended')
    await button(page, /^Aktionen zu Tour-/)
      .first()
      .click()
    await button(page, /^Sperre aufheben: Tour-/)
      .first()
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sperre aufheben' }).click()
    await page
      .getByText(/^Tour-\S+ kann sich wieder anmelden\.$/)
      .first()
      .waitFor()

    await button(page, 'Mehrere auswählen').click()
    await button(page, /^Alle \d+ auswählen$/)
      .last()
      .click()
    await at('admin-choice')
    await button(page, 'Schlüssel zuweisen').last().click()
    await page.getByRole('dialog').getByRole('radio').first().waitFor()
    await at('admin-bulk')
    await page.keyboard.press('Escape')

    const { text } = await farSide.inbox.waitFor(email, /Einladung/, 30_000)
    await page.goto(/https?:\/\/\S+token=\S+/.exec(text)![0])
    await page.getByRole('heading', { name: 'Sie sind eingeladen' }).waitFor()
    await at('invitation')
    await page.goto(url)
    await page.getByText('Bilder oder eine Liste hierher ziehen').waitFor()
  },
}
