import type { At, TourGround } from './tour-ground.ts'
import { walk } from './walk.ts'

const prompt = 'Beschreiben Sie das Bild für eine Wanderkarte. Verwenden Sie diese Wörter: {{keywords}}'

/** From the empty upload page to a job that is ready to start. */
export async function tourChoosing({ page, farSide }: TourGround, at: At): Promise<void> {
  await at('choose')
  await walk.pickFile(page, { name: 'bilder.docx', content: 'PK' })
  await page.getByRole('main').getByText('Falscher Dateityp').waitFor()
  await at('choose-wrong-type')

  await page.getByRole('button', { name: 'Adressen oder Zeilen einfügen' }).click()
  await page.getByRole('textbox', { name: 'Ihre Liste' }).fill('Guten Tag')
  await page.getByRole('button', { name: 'Liste verwenden' }).click()
  await page.getByText('Darin wurde keine Bildadresse gefunden').waitFor()
  await at('paste-no-address')
  await page.getByRole('textbox', { name: 'Ihre Liste' }).fill('https://www.example.org/')
  await page.getByRole('button', { name: 'Website prüfen' }).waitFor()
  await at('paste-website')
  await page.keyboard.press('Escape')

  await walk.pickFile(page, { name: 'zu-viele-zellen.csv', content: 'id;url\n1;http://a/b.jpg\n2;x;y;z\n' })
  await page.getByRole('main').getByText('Diese Zeilen haben mehr Zellen').waitFor()
  await at('unreadable')
  await page.getByRole('button', { name: 'Andere Datei wählen' }).click()

  await walk.chooseList(page, await walk.photographs(farSide))
  await at('options')

  await walk.openColumns(page)
  await page.getByLabel('Kontextspalte').selectOption({ label: 'Kontext' })
  await walk.open(page, 'Anzahl')
  await page.getByRole('radio', { name: 'Eigene Anzahl' }).check()
  await walk.chooseLanguages(page, ['Englisch', 'Tschechisch'], ['Plattdeutsch', 'Niederländisch'])
  await walk.open(page, 'Prompt')
  await page.getByRole('radio', { name: 'Eigener Prompt' }).check()
  await page.getByLabel('Ihr Prompt').fill(prompt)
  await at('options-full')
  await page.getByRole('button', { name: /^(Als Vorlage speichern|Vorlagen verwalten)$/ }).click()
  await page.getByLabel('Aktuelle Auswahl speichern unter').fill(`Wanderkarte ${Date.now()}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click()
  await page.getByRole('list', { name: 'Ihre Vorlagen' }).waitFor()
  await at('presets')
  await page.keyboard.press('Escape')

  await page.getByRole('radio', { name: 'Alle Bilder' }).check()
  await page.getByRole('radio', { name: 'Standard-Prompt' }).check()
}
