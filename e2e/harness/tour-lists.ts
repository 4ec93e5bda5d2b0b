import { makeWorkbook } from '#contract/spreadsheets/testing/make-workbook.ts'
import type { At, TourGround } from './tour-ground.ts'
import { walk } from './walk.ts'

/** From a workbook with several sheets to its downloads. */
export async function tourLists({ page, url, farSide }: TourGround, at: At): Promise<void> {
  const site = farSide.pictures.url
  await page.goto(url)
  await walk.pickFile(page, workbook(site, [['', '', '', 'ohne Überschrift']]))
  await page.getByRole('main').getByText('keine Überschrift mehr').waitFor()
  await at('sheet-refused')
  await page.getByRole('button', { name: 'Andere Datei wählen' }).click()

  await walk.chooseList(page, workbook(site))
  await walk.openColumns(page)
  await page.getByLabel('Blatt der Excel-Datei').waitFor()
  await at('sheets')
  await walk.chooseLanguages(page, ['Englisch'], [])
  await walk.start(page)
  await walk.waitForTheEnd(page)
  await page.getByRole('link', { name: /^Bereit zum Import/ }).waitFor()
  await at('completed-import')
  await page.getByRole('button', { name: 'Weitere Formate' }).first().click()
  await page.getByRole('button', { name: 'In eine Spalte meiner Liste schreiben …' }).click()
  await page.getByLabel('Spalte', { exact: true }).waitFor()
  await at('fill-column')
  await page.keyboard.press('Escape')
}

/** A Shopify product export behind a cover sheet. */
function workbook(site: string, more: string[][] = []) {
  const content = makeWorkbook({
    sheets: [
      {
        name: 'Products',
        rows: [
          ['Handle', 'Title', 'Image Src', ...(more.length > 0 ? [] : ['Image Alt Text', 'Vendor'])],
          ['feige', 'Feige', `${site}/fig-in-red-bowl.jpg`],
          ['wald', 'Waldbach', `${site}/forest-stream.jpg`],
          ['trommel', 'Trommel', `${site}/drum-and-table.jpg`],
          ...more,
        ],
      },
      { name: 'Hinweise für die Redaktion und die Agentur', rows: [['Stand: Montag']] },
    ],
  })
  return { name: 'Produkte.xlsx', content }
}
