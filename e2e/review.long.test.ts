import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStage, type Stage } from './harness/open-stage.ts'
import { walk } from './harness/walk.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})

afterAll(() => stage?.close())

const faulty = [{ match: 'cocker-spaniels', body: 'opening' as const }]

test('images to review are opened by keyboard, corrected, approved and exported', async () => {
  const { page, complaints, close } = await stage.open()
  stage.farSide.ai.set({ faults: faulty })
  await walk.chooseList(page, pictures(['cocker-spaniels', 'forest-stream', 'dandelion']))
  await walk.start(page)
  await walk.waitForTheEnd(page)
  stage.farSide.ai.set({ faults: [] })
  await page.getByRole('link', { name: /Ergebnisse ansehen/ }).click()
  await page.getByRole('link', { name: 'bilder.csv', exact: true }).first().click()
  await page.getByRole('link', { name: /^1 Text prüfen/ }).press('Enter')

  const panel = page.getByRole('dialog')
  await panel.getByText('cocker-spaniels.jpg').first().waitFor()
  await page.keyboard.press('e')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Zwei Cockerspaniel laufen über eine Wiese')
  await page.keyboard.press('Enter')
  await panel.getByText('Gespeichert').first().waitFor()
  await page.keyboard.press('a')
  await panel.getByRole('heading', { name: 'Alles durchgesehen' }).waitFor()
  const lines = (await walk.download(page, 'CSV herunterladen')).split('\r\n')
  expect(lines.find((line) => line.includes('cocker-spaniels.jpg'))).toMatch(
    /Zwei Cockerspaniel laufen über eine Wiese;.*;true;true$/,
  )
  expect(complaints).toEqual([])
  await close()
})

test('a correction survives a reload, the earlier text is kept, and one regeneration overwrites nothing', async () => {
  const { page, close } = await stage.open()
  await walk.chooseList(page, pictures(['fig-in-red-bowl']))
  await page.getByRole('button', { name: /^1 Bild beschreiben · / }).click()
  await walk.waitForTheEnd(page)
  await page.goto(`${stage.url}/results`)
  await page.getByRole('link', { name: 'bilder.csv', exact: true }).first().click()
  await page.getByRole('button', { name: 'fig-in-red-bowl.jpg' }).click()
  const panel = page.getByRole('dialog')
  const altText = panel.getByRole('textbox', { name: /^Alternativtext/ })
  await altText.waitFor()
  const before = await altText.inputValue()
  await altText.fill('Eine Feige liegt in einer roten Schale')
  // Does not wait for the saving.
  await page.reload()
  await expect.poll(() => altText.inputValue()).toBe('Eine Feige liegt in einer roten Schale')
  await panel.getByText('Verlauf').click()
  await panel.getByText(before).first().waitFor()
  await panel.getByRole('button', { name: 'Diese Fassung wiederherstellen' }).first().click()
  await expect.poll(() => altText.inputValue()).toBe(before)

  await panel.getByRole('button', { name: /^Neu beschreiben/ }).click()
  await panel.getByLabel(/^Was soll anders sein/).fill('Die Schale ist aus Keramik.')
  await panel.getByRole('button', { name: 'Neu beschreiben', exact: true }).click()
  await panel.getByText(/neue(r)? Text/).waitFor({ timeout: 60_000 })
  const fresh = panel.getByRole('region', { name: 'Neu' })
  await expect.poll(() => fresh.evaluate((region) => region === document.activeElement)).toBe(true)
  await panel.getByRole('button', { name: 'Behalten' }).click()
  await expect.poll(() => altText.inputValue()).toBe(before)
  // The free one is used; another one costs the price of an image.
  await panel.getByText('0,50 €', { exact: true }).waitFor()
  await close()
})

test('an approval of texts that another tab has changed is refused, and the new ones are shown', async () => {
  const { page, close } = await stage.open()
  await walk.chooseList(page, pictures(['dandelion']))
  await page.getByRole('button', { name: /^1 Bild beschreiben · / }).click()
  await walk.waitForTheEnd(page)
  await page.goto(`${stage.url}/results`)
  await page.getByRole('link', { name: 'bilder.csv', exact: true }).first().click()
  await page.getByRole('button', { name: 'dandelion.jpg' }).click()
  const panel = page.getByRole('dialog')
  const altText = panel.getByRole('textbox', { name: /^Alternativtext/ })
  await altText.waitFor()

  const other = await page.context().newPage()
  await other.goto(page.url())
  const elsewhere = other.getByRole('dialog').getByRole('textbox', { name: /^Alternativtext/ })
  await elsewhere.fill('Eine Pusteblume')
  await elsewhere.press('Enter')
  await other.getByText('Gespeichert').first().waitFor()
  await other.close()

  const approval = panel.getByRole('button', { name: /^(Freigeben|Freigegeben)$/ })
  await approval.click()
  await panel.getByText('nichts freigegeben', { exact: false }).waitFor()
  await expect.poll(() => altText.inputValue()).toBe('Eine Pusteblume')
  await expect.poll(() => approval.getAttribute('aria-pressed')).toBe('false')
  await approval.click()
  await panel.getByText('Gespeichert').first().waitFor()
  await expect.poll(() => approval.getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => approval.textContent()).toBe('Freigegeben')
  await close()
})

test('failed images are retried alone, and their list can be downloaded', async () => {
  const { page, close } = await stage.open()
  stage.farSide.ai.set({ faults: [{ match: 'alpine-path', body: 'refusal' }] })
  await walk.chooseList(page, pictures(['alpine-path', 'hilltop-sunset']))
  await walk.start(page)
  await walk.waitForTheEnd(page)
  stage.farSide.ai.set({ faults: [] })
  await page.goto(`${stage.url}/results`)
  await page.getByRole('link', { name: 'bilder.csv', exact: true }).first().click()
  await page.getByRole('heading', { name: '1 Bild hat keine Texte' }).waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Zeilen ohne Texte herunterladen' }).click()
  expect((await download).suggestedFilename()).toBe('bilder-ohne-texte.csv')
  const old = page.url()
  await page.getByRole('button', { name: /^1 Bild beschreiben · 0,50/ }).click()
  await page
    .getByRole('heading', { name: /^[\d.]+ (von [\d.]+ )?Bild(er|ern)? beschrieben$/ })
    .waitFor({ timeout: 60_000 })

  await page.goto(old)
  await page.getByText('schon einen neuen Auftrag', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Noch einmal beschreiben' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: /^1 Bild beschreiben · 0,50/ }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Zum neuen Auftrag' }).click()
  await page.getByRole('button', { name: 'alpine-path.jpg' }).waitFor()
  expect(await page.getByText('haben keine Texte', { exact: false }).count()).toBe(0)
  await close()
})

function pictures(names: string[]) {
  const rows = names.map((name) => `${stage.farSide.pictures.url}/${name}.jpg`)
  return { name: 'bilder.csv', content: ['url', ...rows, ''].join('\r\n') }
}
