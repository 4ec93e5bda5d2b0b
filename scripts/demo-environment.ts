import { join } from 'node:path'
import { settingsForAi } from '#stand-ins/ai/settings-for-ai.ts'
import { startAiStandIn } from '#stand-ins/ai/start-ai-stand-in.ts'
import { startCheckoutStandIn } from '#stand-ins/checkout/start-checkout-stand-in.ts'
import { startMailInbox } from '#stand-ins/mail/start-mail-inbox.ts'
import { startPictureSite } from '#stand-ins/pictures/start-picture-site.ts'
import { demoEditor } from './demo-editor.ts'

const adminPassword = 'bildwort-demo'
const demoKey = 'demo-key-of-the-stand-in'
// Long enough to see a pending purchase.
const debitSettlesAfterMs = 20_000

export interface Demo {
  /** Settings for a server that uses the stand-ins; existing environment variables take precedence. */
  environment: NodeJS.ProcessEnv
  pictures: string
  /** Sets the product's address, which payment webhooks go to. */
  meet(url: string): void
  close(): Promise<void>
}

/** Starts the stand-ins and returns the settings that connect a server to them. */
export async function startDemo(given: NodeJS.ProcessEnv): Promise<Demo> {
  const ai = await startAiStandIn({ latencyMs: [600, 1_800], keys: [demoKey], writesByHand: true })
  const pictures = await startPictureSite({})
  const inbox = given.SMTP_URL === undefined ? await startMailInbox() : null
  // Purchases survive a restart, so the payment stand-in's state is stored with them.
  const file = join(given.DATA_DIR || './data', 'checkout-stand-in.json')
  const checkout =
    given.STRIPE_SECRET_KEY === undefined ? await startCheckoutStandIn({ debitSettlesAfterMs, file }) : null
  return {
    pictures: pictures.url,
    meet(url) {
      checkout?.set({ webhookUrl: `${url}/api/webhooks/stripe` })
    },
    environment: {
      ADMIN_USERNAME: 'admin',
      ADMIN_EMAIL: 'admin@example.com',
      ADMIN_PASSWORD: adminPassword,
      SECRET_KEY: 'only-for-the-demo-never-for-real-keys',
      ...settingsForAi(ai, demoKey),
      IMAGE_FETCH_ALLOW: `${new URL(pictures.url).host} ${ownHost(given)}`,
      // Receivers on the same machine, such as the examples of the API's documentation.
      WEBHOOK_ALLOW: 'localhost 127.0.0.0/8 ::1',
      ...(inbox && {
        SMTP_URL: inbox.smtpUrl,
        MAIL_FROM: 'Bildwort-Demo <bildwort@example.com>',
        MAIL_INBOX_URL: inbox.url,
      }),
      ...(checkout && {
        STRIPE_SECRET_KEY: checkout.secretKey,
        STRIPE_WEBHOOK_SECRET: checkout.webhookSecret,
        STRIPE_API_BASE: checkout.url,
      }),
      SUPPORT_EMAIL: 'hilfe@example.com',
      NOTICE: 'Demo ohne KI: Texte von Hand geschrieben oder gemessen · no AI: texts handwritten or measured',
      // The account whose credit pays for the list that the start prints.
      LOGIN_HINT: `${demoEditor.username}:${demoEditor.password}`,
      LOG_LEVEL: 'warn',
      ...given,
    },
    async close() {
      await Promise.all([ai.close(), pictures.close(), inbox?.close(), checkout?.close()])
    },
  }
}

/** The images of the sample list are served by the demo itself. An invalid address is reported by the settings. */
function ownHost({ PUBLIC_URL, PORT }: NodeJS.ProcessEnv): string {
  return URL.parse(PUBLIC_URL || `http://localhost:${PORT || 3000}`)?.host ?? ''
}
