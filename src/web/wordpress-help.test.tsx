import { screen, within } from '@testing-library/dom'
import { afterEach, expect, test } from 'vitest'
import { type OpenApp, openApp } from '#web/testing/open-app.tsx'

let app: OpenApp

afterEach(() => app.close())

test('the help leads from the download of the plugin for WordPress to the first text in five steps', async () => {
  app = openApp('/hilfe')
  const topic = (await screen.findByText('Wie kommen die Texte in WordPress?')).closest('details')!
  const titles = within(topic).getAllByRole('heading', { level: 3, hidden: true })
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    '1. Plugin herunterladen',
    '2. In WordPress installieren',
    '3. In Bildwort ein Zugangstoken anlegen',
    '4. Verbinden',
    '5. Ein Bild hochladen',
  ])
  const link = within(topic).getByText<HTMLAnchorElement>('Plugin für WordPress herunterladen (ZIP)')
  expect(link.closest('a')!.getAttribute('href')).toBe('/downloads/bildwort-wordpress.zip')
  const pictures = within(topic).getAllByRole<HTMLImageElement>('img', { hidden: true })
  expect(pictures.map(({ alt }) => alt)).not.toContain('')
  expect(pictures.map(({ src }) => /(\w+)-de\.webp/.exec(src)?.[1])).toEqual([
    'install',
    'token',
    'connect',
    'written',
  ])
})
