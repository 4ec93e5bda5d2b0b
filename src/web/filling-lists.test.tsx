import { fireEvent, screen } from '@testing-library/dom'
import { afterEach, expect, test } from 'vitest'
import { downloadList, listColumns } from '#contract/endpoints/downloads.ts'
import { jobDetail } from '#contract/endpoints/jobs.ts'
import type { Job, KeptList } from '#contract/entities/job.ts'
import { urlOf } from '#web/http/url-of.ts'
import { endedJob, user } from '#web/testing/furnish.ts'
import { hands } from '#web/testing/hands.ts'
import { type OpenApp, openApp } from '#web/testing/open-app.tsx'

let app: OpenApp

afterEach(() => app.close())

const headers = ['Handle', 'Image Src', 'Image Alt Text', 'Note']

function openJob(list: KeptList | undefined, job: Partial<Job> = {}) {
  app = openApp('/results/7', { who: user() })
  const shown = { ...endedJob, ...job }
  app.server.answers(jobDetail, { job: shown, ...(list && { list }), images: [], total: 0 })
  app.server.answers(listColumns, { headers, urlColumn: 1, altColumn: 2, isWindows1252: true, isJson: false })
}

const linkOf = (name: string) => screen.findByRole('link', { name })
const listAddress = (query: object) => urlOf(downloadList, { params: { id: 7 }, query })
const hrefOf = (link: HTMLElement) => link.getAttribute('href')

test('a list of a known system is offered ready to import, before all other downloads', async () => {
  openJob({ system: 'shopify' })
  expect(hrefOf(await linkOf('Bereit zum Import in Shopify'))).toBe(listAddress({ language: 'de' }))
})

test('of several languages each is a file that names its own', async () => {
  openJob({ system: 'wooCommerce' }, { languages: ['de', 'en'] })
  await linkOf('Bereit zum Import in WooCommerce (Deutsch)')
  await hands.press('Weitere Formate')
  expect(hrefOf(await linkOf('Bereit zum Import in WooCommerce (Englisch)'))).toBe(
    listAddress({ language: 'en' }),
  )
  screen.getByText(/kennt keine Alternativtexte/)
})

test('texts are written into any column of the list', async () => {
  openJob({ system: null }, { languages: ['de', 'en'] })
  await hands.press('Weitere Formate')
  await hands.press('In eine Spalte meiner Liste schreiben …')
  const column = await screen.findByLabelText<HTMLSelectElement>('Spalte')
  expect([...column.options].map(({ text }) => text)).toEqual([
    'Image Alt Text (vorgeschlagen)',
    'Handle',
    'Note',
    'Neue Spalte „alt_text_de“',
  ])
  const link = await linkOf('Liste herunterladen')
  expect(hrefOf(link)).toBe(listAddress({ text: 'altText', language: 'de', cells: 'all' }))
  fireEvent.change(screen.getByLabelText('Sprache'), { target: { value: 'en' } })
  fireEvent.change(column, { target: { value: '3' } })
  await hands.choose('radio', 'Nur leere')
  expect(hrefOf(link)).toBe(listAddress({ text: 'altText', language: 'en', cells: 'empty', column: 'Note' }))
  screen.getByText(/Windows-1252/)
})

test('without its list a job has its results alone', async () => {
  openJob(undefined)
  await hands.press('Weitere Formate')
  expect(screen.queryByRole('button', { name: /Spalte meiner Liste/ })).toBeNull()
})
