import type { Page } from 'playwright-core'
import type { At, TourGround } from './tour-ground.ts'
import { walk } from './walk.ts'

/** A list with additional columns, its results, and the operator's costs. */
export async function tourDescribing(ground: TourGround, at: At): Promise<void> {
  const { page, url, farSide } = ground
  await page.goto(url)
  await walk.chooseList(page, pages(farSide.pictures.url))
  await walk.open(page, 'Anzahl')
  await page.getByRole('radio', { name: /^Nur Bilder ohne Alternativtext/ }).check()
  await page.getByRole('checkbox', { name: /^Wiederholte Bilder nur einmal/ }).check()
  await at('options-offers')

  farSide.ai.set({ faults: [{ match: 'drum-and-table', body: 'opening' }] })
  await walk.start(page)
  await walk.waitForTheEnd(page)
  farSide.ai.set({ faults: [] })
  await at('completed-free')

  await page.goto(`${url}/results`)
  await page.getByRole('link', { name: 'seiten.csv', exact: true }).first().click()
  await page.getByText('Bitte prüfen').first().waitFor()
  await page.getByText('Dekorativ – Alternativtext bewusst leer').first().waitFor()
  await at('job-notes')
  await page.getByRole('button', { name: /colour-gradient\.jpg/ }).click()
  await page.getByRole('dialog').getByText('Vorschlag der KI').first().waitFor()
  await at('panel-decorative')
  await page.keyboard.press('Escape')
  await reviewing(page, at)

  await page.goto(`${url}/admin/statistics`)
  await page.getByRole('heading', { name: /Umsatz/ }).waitFor()
  await at('admin-statistics')
  await page.goto(`${url}/admin/log`)
  await page.getByText('Angemeldet').last().waitFor()
  await at('admin-log')
  await page.goto(`${url}/admin/jobs`)
  await page
    .getByRole('link', { name: /seiten\.csv/ })
    .first()
    .waitFor()
  await at('admin-jobs')
  await page
    .getByRole('link', { name: /seiten\.csv/ })
    .first()
    .click()
  await page.getByText('forest-stream.jpg').first().waitFor()
  await at('admin-job')
  await page.goto(url)
  await page.getByText('Bilder oder eine Liste hierher ziehen').waitFor()
}

/** A review session from its first image to its end. */
async function reviewing(page: Page, at: At): Promise<void> {
  const panel = page.getByRole('dialog')
  await page.getByRole('link', { name: /^\d+ Texte? prüfen/ }).click()
  await panel.getByText('drum-and-table.jpg').first().waitFor()
  await at('review-walk')
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Tastenkürzel' }).waitFor()
  await at('review-keys')
  await page.keyboard.press('Escape')
  await panel.getByRole('textbox', { name: /^Alternativtext/ }).fill('Eine Trommel steht neben einem Tisch')
  await panel.getByRole('textbox', { name: /^Beschreibung/ }).focus()
  await panel.getByText('Gespeichert').first().waitFor()
  await panel.getByText('Verlauf').click()
  await panel.getByRole('button', { name: 'Diese Fassung wiederherstellen' }).first().waitFor()
  await panel.getByRole('button', { name: /^Neu beschreiben/ }).click()
  await panel.getByLabel(/^Was soll anders sein/).waitFor()
  await at('review-changes')
  await panel.getByRole('button', { name: 'Neu beschreiben', exact: true }).click()
  await panel.getByRole('region', { name: 'Neu', exact: true }).waitFor()
  await at('review-compare')
  await panel.getByRole('button', { name: 'Behalten' }).click()
  await panel.getByRole('button', { name: 'Freigeben und weiter' }).click()
  await panel.getByRole('heading', { name: 'Alles durchgesehen' }).waitFor()
  await at('review-done')
  await page.keyboard.press('Escape')
}

/** An image to describe, a decorative one, one to review, a repeat of the first, and one with an alt text. */
function pages(site: string) {
  const rows = [
    `${site}/forest-stream.jpg;;;`,
    `${site}/colour-gradient.jpg;decorative;;`,
    `${site}/drum-and-table.jpg;link;/kurse/djembe;`,
    `${site}/forest-stream.jpg;;;`,
    `${site}/fig-in-red-bowl.jpg;;;Feige in roter Schale`,
  ]
  return { name: 'seiten.csv', content: ['url;rolle;link_target;alt_text', ...rows, ''].join('\r\n') }
}
