import { fireEvent, screen } from '@testing-library/dom'
import { afterEach, test } from 'vitest'
import * as calls from '#contract/endpoints/picture-sets.ts'
import { setAddress } from '#contract/picture-set-address.ts'
import { user } from '#web/testing/furnish.ts'
import { hands } from '#web/testing/hands.ts'
import { type OpenApp, openApp } from '#web/testing/open-app.tsx'

let app: OpenApp

afterEach(() => app.close())

const id = '0f3c6f7e-5d3c-4f0a-9a43-0d6f6b6f1a2b'
const sha256 = 'a'.repeat(64)
const image = (name: string) => new File([name], name, { type: 'image/jpeg' })

function open(paths: string[], altTexts: Record<string, string> = {}): void {
  app = openApp('/', { who: user({ creditBalance: 100_000 }) })
  const address = setAddress(id)
  app.server.answers(calls.makePictureSet, { id, address, pictures: [] })
  app.server.answers(calls.addKnownPictures, { added: [], missing: paths })
  app.server.answers(calls.addPicture, { path: 'see.jpg', sha256, bytes: 7, altTexts: null })
  const pictures = paths.map((path) => {
    const text = altTexts[path]
    return { path, sha256, bytes: 7, altTexts: text === undefined ? null : [{ language: 'de', text }] }
  })
  app.server.answers(calls.readPictureSet, { id, address, pictures })
}

async function pick(label: string, files: File[]): Promise<void> {
  const field = await screen.findByLabelText(label, { selector: 'input' })
  fireEvent.change(field, { target: { files } })
}

test('chosen images are uploaded and become a list with its price', async () => {
  open(['see.jpg', 'markt.jpg'])
  await pick('Bilder hochladen', [image('see.jpg'), image('markt.jpg')])
  await screen.findByRole('heading', { name: 'Bilder.csv' })
  await screen.findByText('Ihre 2 Bilder sind hochgeladen und werden einen Tag lang aufbewahrt.')
  await hands.findButton(/^2 Bilder beschreiben · 1,00 €/)
})

test('alt texts in the files count before the start, in the language of the job', async () => {
  open(['see.jpg', 'markt.jpg', 'turm.jpg'], { 'see.jpg': 'Ein See im Nebel', 'markt.jpg': 'IMG_1.JPG' })
  await pick('Bilder hochladen', [image('see.jpg')])
  await hands.findButton(/^3 Bilder beschreiben · 1,50 €/)
  await screen.findByText('2 haben schon einen Text')
  await hands.press(/^Anzahl /)
  await screen.findByText('2 Bilder haben schon einen Alternativtext, 1 davon ist schwach.')
  await hands.choose('radio', /^Nur Bilder ohne Alternativtext/)
  await hands.findButton(/^1 Bild beschreiben · 0,50 €/)
  await hands.choose('radio', /^Bilder ohne oder mit schwachem/)
  await hands.findButton(/^2 Bilder beschreiben · 1,00 €/)
})

test('what is no image is named, and the others go on when the user says so', async () => {
  open(['see.jpg'])
  await pick('Bilder hochladen', [image('see.jpg'), new File(['x'], 'brief.docx')])
  await screen.findByText('1 Datei wird ausgelassen')
  screen.getByText('brief.docx')
  await hands.press('Weiter mit 1 Bild')
  await hands.findButton(/^1 Bild beschreiben/)
})

test('a list that is dropped with its images stays the list, and what is missing on either side is said', async () => {
  open(['see.jpg', 'rest.jpg'])
  // Loaded after the page listens.
  await screen.findByText('So kann Ihre Liste aussehen')
  const list = new File(['Nr;Datei\n1;SEE.JPG\n2;turm.jpg\n'], 'museum.csv')
  const files = [image('see.jpg'), list]
  const items = files.map(() => ({}))
  window.dispatchEvent(
    Object.assign(new Event('drop', { cancelable: true }), { dataTransfer: { files, items } }),
  )
  await screen.findByRole('heading', { name: 'museum.csv' })
  await hands.findButton(/^2 Bilder beschreiben/)
  await screen.findByText(/^1 Datei der Liste fehlt, .* turm\.jpg$/)
  screen.getByText(/^1 hochgeladenes Bild steht nicht in der Liste .* rest\.jpg$/)
})

test('a refusal of the whole upload is said; it can be tried again, or other files can be chosen', async () => {
  open(['see.jpg'])
  app.server.refuses(calls.makePictureSet, { code: 'too_many_picture_sets', details: { maxSets: 20 } })
  await pick('Bilder hochladen', [image('see.jpg')])
  await screen.findByText(/^Es liegen schon 20 hochgeladene Sammlungen/)
  await hands.press('Andere Dateien wählen')
  await pick('Bilder hochladen', [image('see.jpg')])
  await screen.findByText(/^Es liegen schon 20 hochgeladene Sammlungen/)
  app.server.answers(calls.makePictureSet, { id, address: setAddress(id), pictures: [] })
  await hands.press('Erneut versuchen')
  await hands.findButton(/^1 Bild beschreiben/)
})
