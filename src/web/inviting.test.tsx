import { screen, within } from '@testing-library/dom'
import { afterEach, expect, test } from 'vitest'
import { listUsers } from '#contract/endpoints/admin.ts'
import { checkInvitation, invite, listInvitations } from '#contract/endpoints/invitations.ts'
import { refusalOf } from '#contract/refusal-of.ts'
import { admin, createdAt, user } from '#web/testing/furnish.ts'
import { hands } from '#web/testing/hands.ts'
import { type OpenApp, openApp } from '#web/testing/open-app.tsx'

let app: OpenApp

afterEach(() => app.close())

test('the inviting administrator sees the outcome for each address, and gets the links if mail is off', async () => {
  app = openApp('/admin', { who: admin() })
  await hands.press('Einladen', await screen.findByRole('region', { name: 'Einladungen' }))
  const dialog = await screen.findByRole('dialog')
  await hands.press('Einladen', dialog)
  await within(dialog).findByText('Bitte geben Sie mindestens eine Adresse ein.')
  app.server.answers(invite, {
    answers: [
      {
        address: 'frieda@example.org',
        outcome: 'invited',
        link: 'http://bildwort.test/auth/invitation?token=x',
      },
      { address: 'niemand', outcome: 'not_an_address', link: null },
    ],
  })
  app.server.answers(listInvitations, [
    {
      id: 1,
      email: 'frieda@example.org',
      language: 'de',
      createdAt,
      expiresAt: createdAt,
      isExpired: true,
      invitedBy: '',
    },
  ])
  await hands.fill('E-Mail-Adressen', 'frieda@example.org niemand', dialog)
  await hands.press('Einladen', dialog)
  await within(dialog).findByText('1 Person ist eingeladen.')
  within(dialog).getByText('Keine E-Mail-Adresse')
  expect(within(dialog).getByLabelText<HTMLInputElement>('Link für frieda@example.org').value).toMatch(
    /token=x$/,
  )
  await hands.press('Fertig', dialog)
  await screen.findByText('Abgelaufen')
  screen.getByText('Gelöschtes Konto')
})

test('users can’t suspend themselves, and a suspended user has to be let in before getting a role', async () => {
  app = openApp('/admin', { who: admin() })
  app.server.answers(listUsers, [admin(), user({ id: 7, username: 'Greta', suspendedAt: createdAt })])
  await hands.press(/^Aktionen zu admin/i)
  expect(screen.queryByRole('button', { name: /^Sperren/ })).toBeNull()
  await hands.press('Aktionen zu Greta')
  await screen.findByRole('button', { name: 'Sperre aufheben: Greta' })
  expect(screen.queryByRole('button', { name: /^Zum Administrator machen/ })).toBeNull()
})

test('a link whose address already has an account leads to the sign-in', async () => {
  app = openApp('/auth/invitation?token=over')
  app.server.refuses(checkInvitation, refusalOf('email_taken'))
  await screen.findByText('Sie haben schon ein Konto')
  screen.getByText('Zurück zur Anmeldung')
})
