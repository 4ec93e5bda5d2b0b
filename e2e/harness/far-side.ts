import { settingsForAi } from '#stand-ins/ai/settings-for-ai.ts'
import { startAiStandIn } from '#stand-ins/ai/start-ai-stand-in.ts'
import { startCheckoutStandIn } from '#stand-ins/checkout/start-checkout-stand-in.ts'
import { startMailInbox } from '#stand-ins/mail/start-mail-inbox.ts'
import { startPictureSite } from '#stand-ins/pictures/start-picture-site.ts'
import { adminPassword } from './start-product.ts'
import { startShop } from './start-shop.ts'

const key = 'key-of-a-test'

/** Starts the stand-ins and returns the settings that connect a product to them. */
export async function startFarSide(latencyMs: number | [number, number]) {
  const ai = await startAiStandIn({ latencyMs, keys: [key] })
  const pictures = await startPictureSite({})
  const shop = await startShop(pictures.url)
  const inbox = await startMailInbox()
  const checkout = await startCheckoutStandIn()
  return {
    ai,
    pictures,
    shop,
    inbox,
    checkout,
    environment: {
      ADMIN_USERNAME: 'admin',
      ADMIN_EMAIL: 'admin@example.org',
      ADMIN_PASSWORD: adminPassword,
      SECRET_KEY: 'a key that keeps nothing secret: tests only',
      ...settingsForAi(ai, key),
      IMAGE_FETCH_ALLOW: [pictures, shop].map(({ url }) => new URL(url).host).join(' '),
      SMTP_URL: inbox.smtpUrl,
      MAIL_FROM: 'Bildwort <bildwort@example.org>',
      MAIL_INBOX_URL: inbox.url,
      STRIPE_SECRET_KEY: checkout.secretKey,
      STRIPE_WEBHOOK_SECRET: checkout.webhookSecret,
      STRIPE_API_BASE: checkout.url,
      RATE_LIMIT: 'off',
    },
    /** Payment webhooks go to the product of the last call. */
    meet(product: { url: string }) {
      checkout.set({ webhookUrl: `${product.url}/api/webhooks/stripe` })
    },
    /** A CSV list of distinct small images. */
    list(images: number) {
      const rows = Array.from(
        { length: images },
        (_, n) => `${n + 1};${pictures.url}/generated/${n + 1}.jpg?width=320&height=240`,
      )
      return { name: 'list.csv', content: `ID;URL\r\n${rows.join('\r\n')}\r\n` }
    },
    async close() {
      await Promise.all([ai.close(), pictures.close(), shop.close(), inbox.close(), checkout.close()])
    },
  }
}

export type FarSide = Awaited<ReturnType<typeof startFarSide>>
