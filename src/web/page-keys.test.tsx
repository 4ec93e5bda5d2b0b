import { fireEvent, screen, waitFor } from '@testing-library/dom'
import { afterEach, expect, test } from 'vitest'
import { user } from '#web/testing/furnish.ts'
import { hands } from '#web/testing/hands.ts'
import { type OpenApp, openApp } from '#web/testing/open-app.tsx'

let app: OpenApp

afterEach(() => app.close())

const hit = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

test('/ leads to the search of a page that has one', async () => {
  app = openApp('/credits', { who: user() })
  await hands.findButton('Tastenkürzel')
  const search = await screen.findByLabelText('Suchen')
  await waitFor(() => {
    hit('/')
    expect(document.activeElement).toBe(search)
  })
})

test('? shows the shortcuts on every page, and the dialog keeps / and ? to itself', async () => {
  app = openApp('/hilfe', { who: user() })
  await hands.findButton('Tastenkürzel')
  await waitFor(() => {
    hit('?')
    expect(screen.queryByRole('dialog', { name: 'Tastenkürzel' })).not.toBeNull()
  })
  hit('?')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  screen.getByText('Zur Suche')
})

test('a user who has switched off single keys opens the list from the footer and finds the switch there', async () => {
  app = openApp('/hilfe', { who: user() })
  await hands.press('Tastenkürzel')
  await hands.choose('checkbox', /^Tastenkürzel aus einzelnen Zeichen verwenden/)
  await hands.press('Schließen')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  hit('?')
  await hands.press('Tastenkürzel')
  expect(await screen.findAllByRole('dialog')).toHaveLength(1)
  const keys = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: /^Tastenkürzel aus einzelnen Zeichen/,
  })
  expect(keys.checked).toBe(false)
})

test('letters that are typed stay letters', async () => {
  app = openApp('/credits', { who: user() })
  await hands.findButton('Tastenkürzel')
  const search = await screen.findByLabelText('Suchen')
  search.focus()
  hit('?')
  expect(screen.queryByRole('dialog')).toBeNull()
})
