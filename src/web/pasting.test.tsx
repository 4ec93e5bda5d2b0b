import { screen, waitFor, within } from '@testing-library/dom'
import { afterEach, expect, test } from 'vitest'
import { makePictureSet } from '#contract/endpoints/picture-sets.ts'
import { user } from '#web/testing/furnish.ts'
import { findToast, hands } from '#web/testing/hands.ts'
import { type OpenApp, openApp } from '#web/testing/open-app.tsx'

let app: OpenApp

afterEach(() => app.close())

const a = 'http://bilder.example/1.jpg'
const b = 'http://bilder.example/2.jpg'

const dropZone = () => screen.findByLabelText(/^(Liste mit Bildadressen|List of image URLs)/)

async function open(language: 'de' | 'en' = 'de'): Promise<void> {
  app = openApp('/', { who: user({ creditBalance: 100_000 }), language })
  await dropZone()
}

/** On the page itself, with no element focused. */
function paste(texts: Record<string, string>, files?: File[]): Promise<void> {
  return hands.paste(
    dropZone().then(() => document.body),
    texts,
    files,
  )
}

const findField = () => screen.findByRole('textbox', { name: 'Ihre Liste' })
const plain = (text: string) => ({ 'text/plain': text })

test('rows of a spreadsheet that are pasted on the page are a list', async () => {
  await open()
  await paste(plain(`Nr\tBild\tTitel\n1\t${a}\t"zwei\nZeilen"\n2\t${b}\tStadt\n`))
  await screen.findByRole('heading', { name: 'Eingefügte Liste.csv' })
  await hands.findButton(/^2 Bilder beschreiben/)
})

test('addresses that are pasted in English are a list with an English name', async () => {
  await open('en')
  await hands.paste(dropZone(), plain(`${a} ${b}`))
  await screen.findByRole('heading', { name: 'Pasted list.csv' })
  await hands.findButton(/^Describe 2 images/)
})

test('a table that is pasted as HTML only is a list', async () => {
  await open()
  await paste({ 'text/html': `<table><tr><td>Bild</td></tr><tr><td>${a}</td></tr></table>` })
  await hands.findButton(/^1 Bild beschreiben/)
})

test('a pasted image is uploaded', async () => {
  await open()
  app.server.refuses(makePictureSet, { code: 'too_many_picture_sets', details: { maxSets: 20 } })
  await paste({}, [new File([''], 'see.jpg', { type: 'image/jpeg' })])
  await screen.findByText(/^Es liegen schon 20 hochgeladene Sammlungen/)
})

test('a pasted list file keeps its name; pasting another file says that lists are accepted', async () => {
  await open()
  await paste({}, [new File([''], 'brief.docx')])
  await findToast(/^Falscher Dateityp/)
  await paste({}, [new File([`{"url":"${a}"}\n`], 'liste.ndjson')])
  await screen.findByRole('heading', { name: 'liste.ndjson' })
})

test('the field accepts a typed list, and says where addresses are missing', async () => {
  await open()
  await hands.press('Adressen oder Zeilen einfügen')
  const dialog = await screen.findByRole('dialog', { name: 'Adressen oder Zeilen einfügen' })
  const field = within(dialog).getByRole('textbox', { name: 'Ihre Liste' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  await hands.press('Liste verwenden', dialog)
  await within(dialog).findByText('Fügen Sie hier zuerst Adressen oder Zeilen ein.')
  await hands.fill('Ihre Liste', 'Guten Tag', dialog)
  await hands.press('Liste verwenden', dialog)
  await within(dialog).findByText(/^Darin wurde keine Bildadresse gefunden/)
  await waitFor(() => expect(document.activeElement).toBe(field))
  await hands.fill('Ihre Liste', `${a}\n${b}`, dialog)
  await hands.press('Liste verwenden', dialog)
  const heading = await screen.findByRole('heading', { name: 'Eingefügte Liste.csv' })
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

test('a paste on the page that is no list is shown in the field, to be corrected there', async () => {
  await open()
  await paste(plain('Guten Tag'))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText(/^Darin wurde keine Bildadresse gefunden/)
  expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox').value).toBe('Guten Tag')
})

test('a large list that is pasted into the field goes straight on', async () => {
  await open()
  await hands.press('Adressen oder Zeilen einfügen')
  const rows = Array.from({ length: 5_000 }, (_, n) => `http://bilder.example/${n}.jpg`)
  await hands.paste(findField(), plain(rows.join('\n')))
  await hands.findButton(/^5\.000 Bilder beschreiben/)
})

test('a paste that exceeds the limit for lists is refused with that limit, and not kept in the field', async () => {
  await open()
  await paste(plain('a'.repeat(50_000_001)))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText(/^Die eingefügte Liste ist größer als 50 MB/)
  expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox').value).toBe('')
})

test('a paste into a field, or while a dialog is open, is not taken', async () => {
  await open()
  await hands.press('Adressen oder Zeilen einfügen')
  await hands.paste(findField(), plain(a))
  await paste(plain(a))
  await hands.press('Abbrechen')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await dropZone()
})
