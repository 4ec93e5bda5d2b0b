import { screen, waitFor, within } from '@testing-library/dom'
import { afterEach, expect, test } from 'vitest'
import { confirmWithCode } from '#contract/endpoints/factors.ts'
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  resendDelivery,
  rotateWebhookSecret,
  testWebhook,
} from '#contract/endpoints/webhooks.ts'
import type { Webhook, WebhookDelivery } from '#contract/entities/webhook.ts'
import { refusalOf } from '#contract/refusal-of.ts'
import { askConfirmation } from '#web/accounts/second-factor/ask-confirmation.tsx'
import { askWhenRefused } from '#web/http/confirmation.ts'
import { createdAt, user } from '#web/testing/furnish.ts'
import { findToast, hands } from '#web/testing/hands.ts'
import { type OpenApp, openApp } from '#web/testing/open-app.tsx'

let app: OpenApp

afterEach(() => {
  askWhenRefused(null)
  app.close()
})

const hook: Webhook = {
  id: 3,
  url: 'https://shop.example/bildwort/hook',
  events: ['job.completed', 'job.failed'],
  livemode: true,
  offBecause: null,
  failingSince: null,
  isLocal: false,
  formerSecretUntil: null,
  createdAt,
}
const delivery: WebhookDelivery = {
  id: 'msg_0123456789',
  event: 'job.completed',
  url: null,
  state: 'failed',
  attempts: 10,
  payload: { type: 'job.completed', timestamp: createdAt, livemode: true, data: { jobId: 3 } },
  lastStatus: 302,
  lastFault: 'redirect',
  lastTookMs: 41,
  createdAt,
  nextAt: null,
  deliveredAt: null,
}
const secret = 'whsec_c2VjcmV0IG9mIGEgd2ViaG9vaw=='

function open(webhooks: Webhook[], language: 'de' | 'en' = 'de'): void {
  app = openApp('/konto/webhooks', { who: user({ language }), language })
  app.server.answers(listWebhooks, webhooks)
}

test('a webhook is made from an address and events, and its secret is shown once', async () => {
  open([])
  await screen.findByText(/^Noch keine Webhooks\./)
  await hands.press('Webhook anlegen')
  const dialog = await screen.findByRole('dialog', { name: 'Webhook anlegen' })
  await hands.press('Webhook anlegen', dialog)
  await within(dialog).findByText(/^Bitte geben Sie eine vollständige Adresse ein/)
  const field = await hands.fill('Adresse', hook.url)
  await waitFor(() => expect(document.activeElement).toBe(field))
  for (const event of [
    /^Ein Auftrag ist fertig /,
    /^Ein Auftrag wurde gestoppt /,
    /^Ein Auftrag ist fehlgeschlagen /,
  ])
    await hands.choose('checkbox', event, dialog)
  await hands.press('Webhook anlegen', dialog)
  await within(dialog).findByText('Bitte wählen Sie mindestens ein Ereignis.')
  await hands.choose('checkbox', /^Ein Auftrag ist fertig /, dialog)
  app.server.refuses(createWebhook, refusalOf('webhook_url_refused'))
  await hands.press('Webhook anlegen', dialog)
  await within(dialog).findByText(/^An diese Adresse wird nichts gesendet/)
  app.server.answers(createWebhook, { webhook: hook, secret })
  app.server.answers(listWebhooks, [hook])
  await hands.press('Webhook anlegen', dialog)
  const shown = await screen.findByRole('dialog', { name: 'Ihr neuer Webhook' })
  within(shown).getByText(secret)
  await hands.press('Ich habe es kopiert', shown)
  await screen.findByText(hook.url)
  expect(screen.queryByText(secret)).toBeNull()
})

test('a test leads to the deliveries, where each shows its outcome and can be sent again', async () => {
  open([hook])
  app.server.answers(testWebhook, { deliveryId: delivery.id })
  app.server.answers(listDeliveries, [
    {
      ...delivery,
      id: 'msg_9876543210',
      event: 'test',
      state: 'delivered',
      lastStatus: 204,
      lastFault: null,
    },
    delivery,
    { ...delivery, id: 'msg_1111111111', lastFault: 'a fault of tomorrow', lastStatus: null },
  ])
  await hands.press('Webhook an shop.example/bildwort/hook testen')
  await findToast('Testnachricht unterwegs')
  const list = await screen.findByRole('list', { name: 'Zustellungen an shop.example/bildwort/hook' })
  const [first, second, third] = within(list).getAllByRole('listitem')
  within(first!).getByText('Angekommen')
  within(first!).getByText(/10 Versuche · Antwort 204 nach 41 ms$/)
  within(second!).getByText(/^Der Empfänger leitet weiter \(302\)\./)
  within(third!).getByText('Die Nachricht kam nicht an.')
  app.server.answers(resendDelivery, undefined)
  await hands.press(/^Ein Auftrag ist fertig, .*: noch einmal senden$/, second)
  await findToast('Wird noch einmal gesendet')
})

test('a disabled webhook says why, and is enabled; changing the secret and deleting ask before', async () => {
  const off: Webhook = { ...hook, offBecause: 'failing', failingSince: createdAt }
  open([off], 'en')
  await screen.findByText('Turned off because the receiver accepted no message for five days.')
  app.server.refuses(testWebhook, refusalOf('webhook_off'))
  await hands.press('Test webhook to shop.example/bildwort/hook')
  await findToast('This webhook is turned off. Please turn it on first.')
  app.server.answers(changeWebhook, hook)
  app.server.answers(listWebhooks, [hook])
  await hands.press('Turn on webhook to shop.example/bildwort/hook')
  await findToast('Webhook turned on')
  await hands.findButton('Turn off webhook to shop.example/bildwort/hook')
  app.server.answers(rotateWebhookSecret, { secret, formerUntil: createdAt, olderEnded: false })
  await hands.press('Replace secret of webhook to shop.example/bildwort/hook')
  await hands.press('Replace secret', await screen.findByRole('alertdialog', { name: 'Replace the secret?' }))
  const shown = await screen.findByRole('dialog', { name: 'The new secret' })
  within(shown).getByText(secret)
  within(shown).getByText(/^For 24 hours, every message is signed with both/)
  await hands.press('I have copied it', shown)
  await hands.press('Change webhook to shop.example/bildwort/hook')
  const form = await screen.findByRole('dialog', { name: 'Change webhook' })
  app.server.answers(changeWebhook, { ...hook, url: 'https://other.example/hook' })
  app.server.answers(listWebhooks, [{ ...hook, url: 'https://other.example/hook' }])
  await hands.fill('URL', 'https://other.example/hook', form)
  await hands.press('Save', form)
  await findToast('Webhook changed')
  app.server.answers(deleteWebhook, undefined)
  app.server.answers(listWebhooks, [])
  await hands.press('Delete webhook to other.example/hook')
  const question = await screen.findByRole('alertdialog', {
    name: 'Delete the webhook to other.example/hook?',
  })
  await hands.press('Delete', question)
  await findToast('Webhook deleted')
  await waitFor(() => expect(screen.queryByText('https://other.example/hook')).toBeNull())
})

test('sending a webhook to another address asks users with a second factor for it', async () => {
  open([hook])
  askWhenRefused(askConfirmation)
  app.server.refuses(changeWebhook, refusalOf('confirmation_needed', { methods: ['totp'] }))
  await hands.press('Webhook an shop.example/bildwort/hook ändern')
  const form = await screen.findByRole('dialog', { name: 'Webhook ändern' })
  await hands.fill('Adresse', 'https://other.example/hook', form)
  await hands.press('Speichern', form)
  const asked = await screen.findByRole('dialog', { name: 'Bitte bestätigen' })
  await hands.fill('Code aus Ihrer App', '123456', asked)
  app.server.answers(confirmWithCode, undefined)
  app.server.answers(changeWebhook, { ...hook, url: 'https://other.example/hook' })
  app.server.answers(listWebhooks, [{ ...hook, url: 'https://other.example/hook' }])
  await hands.press('Bestätigen', asked)
  await findToast('Webhook geändert')
  await screen.findByText('https://other.example/hook')
})

test('a loading error is reported and can be retried', async () => {
  app = openApp('/konto/webhooks', { who: user() })
  app.server.answers(listWebhooks, [hook])
  await app.server.failing(listWebhooks, 'broken', async () => {
    await screen.findByText('Die Webhooks konnten nicht geladen werden.')
  })
  await hands.press('Erneut versuchen')
  await screen.findByText(hook.url)
})
