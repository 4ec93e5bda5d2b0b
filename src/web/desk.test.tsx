import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { afterEach, expect, test, vi } from 'vitest'
import { actOnImages, continueAction, undoAction } from '#contract/endpoints/image-actions.ts'
import {
  decideProposal,
  editImage,
  imageThumbnail,
  imageView,
  regenerateImage,
} from '#contract/endpoints/images.ts'
import { jobDetail } from '#contract/endpoints/jobs.ts'
import type { Image } from '#contract/entities/image.ts'
import type { ListedJob } from '#contract/entities/job.ts'
import { refusalOf } from '#contract/refusal-of.ts'
import { createdAt, user } from '#web/testing/furnish.ts'
import { findToast, hands } from '#web/testing/hands.ts'
import { makeImage } from '#web/testing/make-image.ts'
import { type OpenApp, openApp } from '#web/testing/open-app.tsx'

const job: ListedJob = {
  id: 7,
  isTest: false,
  userId: 2,
  username: 'Anna',
  email: 'anna@example.org',
  filename: 'bilder.csv',
  name: 'bilder.csv',
  labels: [],
  status: 'completed',
  stopped: false,
  format: 'csv',
  languages: ['de', 'cz', 'Platt'],
  languagesCount: 3,
  totalImages: 2,
  processedImages: 2,
  successfulImages: 2,
  failedImages: 0,
  retryableImages: 0,
  retriedAs: null,
  regenerates: null,
  carriedImages: 0,
  freeImages: 0,
  estimatedCostCents: 100,
  priceCents: 50,
  costCents: 100,
  isPaid: true,
  createdAt,
  finishedAt: createdAt,
  csvUrl: '/api/jobs/7/results.csv',
  jsonUrl: '/api/jobs/7/results.json',
  xlsxUrl: '/api/jobs/7/results.xlsx',
  approvedImages: 0,
  imagesToReview: 0,
  pictures: [],
}

const image = (id: number, changes: Partial<Image> = {}): Image =>
  makeImage(id, {
    success: true,
    state: 'succeeded',
    altText: 'Ein Hund',
    description: 'Ein Hund im Gras.',
    languageVersions: {
      de: { altText: 'Ein Hund', description: 'Ein Hund im Gras.' },
      cz: { altText: 'Pes', description: 'Pes v trávě.' },
      Platt: { altText: 'En Hund', description: 'En Hund in’t Gras.' },
    },
    languagesCount: 3,
    hasThumbnail: true,
    purpose: 'informative',
    canRegenerate: true,
    ...changes,
  })

let app: OpenApp

async function open(images: Image[] = [image(1), image(2)]): Promise<HTMLElement> {
  app = openApp('/results/7?image=1', { who: user() })
  app.server.answers(jobDetail, { job, images, total: images.length })
  for (const picture of [imageView, imageThumbnail])
    app.server.refuses(picture, refusalOf('thumbnail_unavailable'))
  const desk = await screen.findByRole('dialog')
  const isUndecided = images[0]?.proposal != null
  if (isUndecided) await within(desk).findByRole('region', { name: 'Neu · Deutsch' })
  else await within(desk).findByRole('textbox', { name: /^Alternativtext/ })
  return desk
}

const altText = (desk: HTMLElement) =>
  within(desk).getByRole<HTMLTextAreaElement>('textbox', { name: /^Alternativtext/ })
const press = (key: string) => fireEvent.keyDown(screen.getByRole('dialog'), { key })

const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

afterEach(() => {
  vi.restoreAllMocks()
  app.close()
})

test('texts are shown in one language at a time, chosen by a digit, and marked with their language', async () => {
  const desk = await open()
  for (const [key, text, lang] of [
    ['2', 'Pes', 'cs'],
    ['3', 'En Hund', ''],
    ['1', 'Ein Hund', 'de'],
  ] as const) {
    press(key)
    await waitFor(() => expect(altText(desk).value).toBe(text))
    expect(altText(desk).closest('[lang]')?.getAttribute('lang')).toBe(lang)
  }
})

test('an image is shown as the server counts it, however its owner describes it', async () => {
  const languageVersions = { de: { altText: 'Ein Hund', description: 'Ohne Titel' } }
  const desk = await open([image(1, { edited: true, description: 'Ohne Titel', languageVersions }), image(2)])
  within(desk).getByText('Erfolgreich')
  expect(within(desk).queryByText('Fehler')).toBeNull()
})

test('the length of the alt text is always visible, and a long one is marked', async () => {
  const desk = await open()
  app.server.answers(editImage, image(1))
  within(desk).getByText('8 Zeichen · gut bis 125')
  fireEvent.change(altText(desk), { target: { value: 'x'.repeat(126) } })
  await within(desk).findByText('126 Zeichen · gut bis 125')
  within(desk).getByText(/mit bis zu 125 Zeichen\.$/)
  fireEvent.focusOut(altText(desk))
  await within(desk).findByText('Gespeichert')
})

test('A approves and moves on, U goes back and takes that back, and both are announced', async () => {
  const desk = await open()
  app.server.answers(editImage, image(1, { approved: true }))
  press('a')
  await within(desk).findByText('Bild 2 von 2')
  await within(desk).findByText('Freigegeben: hund-1.jpg')
  await within(desk).findByRole('button', { name: 'hund-1.jpg, Freigegeben' })
  app.server.answers(editImage, image(1))
  press('u')
  await within(desk).findByText('Bild 1 von 2')
  await within(desk).findByText('Freigabe zurückgenommen: hund-1.jpg')
  await within(desk).findByRole('button', { name: 'hund-1.jpg, Offen' })
})

test('what was announced about an image is gone when the user moves on', async () => {
  const desk = await open([image(1), image(2), image(3)])
  app.server.answers(editImage, image(1, { approved: true }))
  press('a')
  await within(desk).findByText('Freigegeben: hund-1.jpg')
  press('j')
  await within(desk).findByText('Bild 3 von 3')
  expect(statuses().join()).not.toContain('Freigegeben:')
})

test('A says why nothing is approved while new texts wait for a decision', async () => {
  const desk = await open([image(1, { canRegenerate: false, proposal }), image(2)])
  press('a')
  await within(desk).findByText('Bitte zuerst wählen: behalten oder übernehmen')
  within(desk).getByText('Bild 1 von 2')
})

test('the button of an approved image says so, and takes the approval back', async () => {
  const desk = await open()
  app.server.answers(editImage, image(1, { approved: true }))
  await hands.press('Freigeben', desk)
  const pressed = await within(desk).findByRole('button', { name: 'Freigegeben' })
  expect(pressed.getAttribute('aria-pressed')).toBe('true')
  app.server.answers(editImage, image(1))
  fireEvent.click(pressed)
  await within(desk).findByRole('button', { name: 'Freigeben' })
})

test('single letters can be switched off, and arrows stay', async () => {
  const desk = await open()
  press('?')
  await hands.choose(
    'checkbox',
    /^Tastenkürzel aus einzelnen Zeichen/,
    await screen.findByRole('dialog', { name: 'Tastenkürzel' }),
  )
  await hands.press('Schließen', await screen.findByRole('dialog', { name: 'Tastenkürzel' }))
  await waitFor(() => expect(screen.getAllByRole('dialog')).toEqual([desk]))
  press('j')
  press('2')
  press('ArrowRight')
  await within(desk).findByText('Bild 2 von 2')
  expect(altText(desk).value).toBe('Ein Hund')
  press('?')
  expect(screen.getAllByRole('dialog')).toEqual([desk])
})

const proposal: NonNullable<Image['proposal']> = {
  languageVersions: {
    ...image(1).languageVersions,
    de: { altText: 'Ein Spaniel', description: 'Ein Hund im Gras.' },
  },
  decorative: false,
  reviewReasons: [{ rule: 'opening', languages: ['de'], message: '' }],
}

test('a proposal is shown next to the old text, with its own warning, until the user decides', async () => {
  const desk = await open([image(1)])
  app.server.answers(regenerateImage, image(1, { canRegenerate: false, proposal }))
  await hands.press('Neu beschreiben', desk)
  await hands.press('Neu beschreiben', desk)
  const now = await within(desk).findByRole('region', { name: 'Neu · Deutsch' })
  await waitFor(() => expect(document.activeElement).toBe(now))
  expect(now.querySelector('ins')?.textContent).toBe('Spaniel')
  expect(
    within(desk).getByRole('region', { name: 'Bisher · Deutsch' }).querySelector('del')?.textContent,
  ).toBe('Hund')
  within(desk).getByText('Bitte prüfen')
  app.server.answers(decideProposal, image(1, { canRegenerate: false }))
  await hands.press('Behalten', desk)
  await waitFor(() => expect(altText(desk).value).toBe('Ein Hund'))
})

test('a choice that was left open is found again, and one made elsewhere is shown', async () => {
  const desk = await open([image(1, { canRegenerate: false, proposal })])
  expect(within(desk).getByRole('button', { name: 'Freigeben' }).getAttribute('aria-disabled')).toBe('true')
  app.server.answers(jobDetail, {
    job,
    images: [
      image(1, {
        canRegenerate: false,
        languageVersions: proposal.languageVersions,
        altText: 'Ein Spaniel',
      }),
    ],
    total: 1,
  })
  app.server.refuses(decideProposal, refusalOf('no_proposal'))
  await hands.press('Übernehmen', desk)
  await waitFor(() => expect(altText(desk).value).toBe('Ein Spaniel'))
})

test('a choice that is open is marked in the list, and found by a filter of its own', async () => {
  const desk = await open([image(1, { proposal })])
  press('Escape')
  await waitFor(() => expect(desk.isConnected).toBe(false))
  screen.getByText('Vorschlag offen')
  await hands.press(/^Filter$/)
  fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: 'has_proposal' } })
  await waitFor(() => expect(location.search).toBe('?state=has_proposal'))
})

test('Escape leaves the zoom before it closes the panel', async () => {
  const desk = await open()
  press('z')
  await waitFor(() => expect(desk.querySelector('.cursor-grab')).not.toBeNull())
  press('Escape')
  await waitFor(() => expect(desk.querySelector('.cursor-zoom-in')).not.toBeNull())
  press('Escape')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('all that is shown is approved after a question with its number, and taken back', async () => {
  await open()
  press('Escape')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('1 · hund-1.jpg'))
  const answer = {
    total: 40,
    leftOut: { no_texts: 8 },
    costCents: 0,
    texts: [],
    next: null,
    seenAt: createdAt,
  }
  app.server.answers(actOnImages, { ...answer, changed: 32, needReview: 5 })
  const button = await hands.findButton('Alle freigeben …')
  button.focus()
  await hands.press('Alle freigeben …')
  const question = await screen.findByRole('alertdialog', { name: '32 Bilder freigeben?' })
  within(question).getByText(/Die Texte von 5 davon sollten noch geprüft werden/)
  within(question).getByText('Ausgelassen: 8 Bilder ohne Texte.')
  const run = { id: 3, action: { kind: 'approve' as const }, total: 40, leftOut: {}, createdAt }
  app.server.answers(actOnImages, { ...run, state: 'running', seen: 0, changed: 0 })
  app.server.answers(continueAction, { ...run, state: 'done', seen: 40, changed: 32 })
  await hands.press('32 Bilder freigeben', question)
  await findToast('32 Bilder freigegeben')
  await waitFor(() => expect(document.activeElement).toBe(button))
  // F8 leads to the action of a toast, and back.
  fireEvent.keyDown(document, { code: 'F8' })
  const undo = await hands.findButton('Rückgängig')
  await waitFor(() => expect(document.activeElement).toBe(undo))
  app.server.answers(undoAction, { ...run, state: 'undone', seen: 32, changed: 32 })
  fireEvent.click(undo)
  await findToast('32 Bilder wiederhergestellt')
  await waitFor(() => expect(document.activeElement).toBe(button))
})

test('the values from the image’s list are shown, and long ones expand', async () => {
  const long = 'Das Haus am Markt '.repeat(20).trim()
  const { fromList } = image(1)
  const desk = await open([image(1, { fromList: { ...fromList, context: long, caption: 'Bello' } })])
  const list = within(desk).getByRole('region', { name: 'Aus Ihrer Liste' })
  within(list).getByText('Bello')
  expect(within(list).queryByText('Linkziel')).toBeNull()
  expect(list.textContent).not.toContain(long)
  await hands.press('Mehr: Kontext', list)
  expect(list.textContent).toContain(long)
})

test('an image whose server does not answer looks different from one that does not exist', async () => {
  const desk = await open()
  await within(desk).findByText('Bild nicht gefunden')
  await app.server.failing(imageView, 'unanswered', async () => {
    press('j')
    await within(desk).findByText('Keine Verbindung')
  })
  await hands.press('Erneut versuchen', desk)
  await within(desk).findByText('Bild nicht gefunden')
})
