import { screen, waitFor, within } from '@testing-library/dom'
import { afterEach, expect, test } from 'vitest'
import { currentUser, logout } from '#contract/endpoints/accounts.ts'
import { endSessionsOfUser, listUsers } from '#contract/endpoints/admin.ts'
import { endOtherSessions, endSession, listSessions, type Session } from '#contract/endpoints/sessions.ts'
import { refusalOf } from '#contract/refusal-of.ts'
import { isSignOutOwed } from '#web/http/owed-sign-out.ts'
import { storedDraftsKey } from '#web/http/stored-drafts.ts'
import { admin, createdAt, user } from '#web/testing/furnish.ts'
import { findToast, hands } from '#web/testing/hands.ts'
import { type OpenApp, openApp } from '#web/testing/open-app.tsx'

let app: OpenApp

afterEach(() => app.close())

const here: Session = {
  id: 3,
  browser: 'Firefox',
  system: 'Linux',
  network: '192.0.2.0/24',
  createdAt,
  lastSeenAt: createdAt,
  isCurrent: true,
}
const phone: Session = { ...here, id: 4, browser: 'Safari', system: 'iOS', isCurrent: false }
const unknown: Session = { ...here, id: 5, browser: '', system: '', network: '', isCurrent: false }

const rows = async () => {
  const section = await screen.findByRole('region', { name: 'Aktive Sitzungen' })
  return within(section).findAllByRole('listitem')
}

test('the account’s pages list the sessions, each by its browser, and one of them can be ended', async () => {
  app = openApp('/credits', { who: user() })
  app.server.answers(listSessions, [here, phone, unknown])
  await hands.follow(/Ihr Konto$/)
  await screen.findByLabelText('Aktuelles Passwort')
  await hands.follow('Sicherheit')
  await screen.findByRole('heading', { name: 'Aktive Sitzungen' })
  expect(location.pathname).toBe('/konto')
  const [first, second, third] = await rows()
  within(first!).getByText('Diese Sitzung')
  expect(within(first!).queryByRole('button')).toBeNull()
  within(second!).getByText('Safari, iOS')
  within(third!).getByText('Unbekannter Browser')
  app.server.answers(endSession, undefined)
  app.server.answers(listSessions, [here, unknown])
  await hands.press(/^Beenden Sitzung in Safari, iOS/)
  await findToast('Die Sitzung ist beendet.')
  await waitFor(async () => expect(await rows()).toHaveLength(2))
  const list = screen.getByRole('list', { name: 'Aktive Sitzungen' })
  await waitFor(() => expect(document.activeElement).toBe(list))
})

test('all other sessions are ended after a question, and then there is nothing left to end', async () => {
  app = openApp('/konto', { who: user({ language: 'en' }), language: 'en' })
  app.server.answers(listSessions, [here, phone])
  await hands.press('End all others')
  const question = await screen.findByRole('alertdialog', { name: 'End all other sessions?' })
  app.server.answers(endOtherSessions, { ended: 1 })
  app.server.answers(listSessions, [here])
  await hands.press('End all others', question)
  await findToast('1 other session has ended.')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'End all others' })).toBeNull())
})

test('a session that had already expired is reported, and the list is refetched', async () => {
  app = openApp('/konto', { who: user() })
  app.server.answers(listSessions, [here, phone])
  app.server.refuses(endSession, refusalOf('not_found'))
  await screen.findByText('Safari, iOS')
  app.server.answers(listSessions, [here])
  await hands.press(/^Beenden Sitzung/)
  await findToast('Die Sitzung wurde nicht beendet')
  await waitFor(async () => expect(await rows()).toHaveLength(1))
})

test('a user whose session was ended elsewhere reads so on the sign-in page', async () => {
  app = openApp('/konto', { who: user() })
  app.server.answers(listSessions, [here, phone])
  await rows()
  app.server.refuses(currentUser, refusalOf('not_signed_in'))
  app.server.refuses(endOtherSessions, refusalOf('not_signed_in'))
  await hands.press('Alle anderen beenden')
  await hands.press('Alle anderen beenden', await screen.findByRole('alertdialog'))
  await screen.findByText('Sie sind abgemeldet')
  await waitFor(() => expect(location.pathname).toBe('/auth'))
})

test('administrators end the sessions of another user after a question, but not their own', async () => {
  const anna = user({ id: 7, username: 'Anna', email: 'anna@example.org' })
  app = openApp('/admin', { who: admin() })
  app.server.answers(listUsers, [admin(), anna])
  await hands.press('Aktionen zu Anna')
  await hands.press('Sitzungen beenden: Anna')
  const question = await screen.findByRole('alertdialog', { name: 'Alle Sitzungen von Anna beenden?' })
  app.server.answers(endSessionsOfUser, { ended: 2 })
  await hands.press('Sitzungen beenden', question)
  await findToast('Anna ist überall abgemeldet.')
  await hands.press('Aktionen zu admin')
  expect(screen.queryByRole('button', { name: 'Sitzungen beenden: admin' })).toBeNull()
})

test('signing out while the server is away removes the user here at once, and signs out there at the next check', async () => {
  app = openApp('/credits', { who: user() })
  sessionStorage.setItem(storedDraftsKey(user().id, 7), 'a text')
  await app.server.failing(logout, 'unanswered', async () => {
    await hands.press('Abmelden')
    await findToast('Abmeldung fehlgeschlagen')
    await waitFor(() => expect(location.pathname).toBe('/auth'))
    expect(sessionStorage.getItem(storedDraftsKey(user().id, 7))).toBeNull()
    expect(isSignOutOwed()).toBe(true)
  })
  app.server.answers(logout, undefined)
  app.server.refuses(currentUser, refusalOf('not_signed_in'))
  await app.look(['user'])
  expect(isSignOutOwed()).toBe(false)
})
