import { test as plainTest } from '#server/testing/test.ts'
import { startAiStandIn } from '#stand-ins/ai/start-ai-stand-in.ts'
import { startCheckoutStandIn } from '#stand-ins/checkout/start-checkout-stand-in.ts'
import { startMailInbox } from '#stand-ins/mail/start-mail-inbox.ts'
import { startPictureSite } from '#stand-ins/pictures/start-picture-site.ts'
import { openKillMoments } from './kill-moments.ts'
import { createKillableProduct } from './kill-product.ts'

export { expect } from '#server/testing/test.ts'

/**
 * A test with the product in a process of its own that is there to be killed. What the test itself opens on the same database
 * makes users and looks, and does none of the work.
 */
export const test = plainTest
  .extend('farSide', { scope: 'file' }, async ({ handles: _ }, { onCleanup }) => {
    const ai = await startAiStandIn()
    const pictures = await startPictureSite()
    const inbox = await startMailInbox()
    const checkout = await startCheckoutStandIn()
    onCleanup(async () => {
      await Promise.all([ai.close(), pictures.close(), inbox.close(), checkout.close()])
    })
    return { ai, pictures, inbox, checkout }
  })
  .extend('pictureSite', { scope: 'file' }, ({ farSide }) => farSide.pictures.url)
  .extend('environment', { scope: 'file' }, ({ farSide: { ai, inbox, checkout } }) => ({
    ROLE: 'web',
    ANTHROPIC_API_KEY: 'test-key-anthropic-0001',
    OPENAI_API_KEY: 'test-key-openai-0002',
    ANTHROPIC_BASE_URL: ai.url,
    OPENAI_BASE_URL: `${ai.url}/v1`,
    IMAGE_FETCH_ALLOW: '127.0.0.1',
    API_IMAGES_AT_ONCE: '30',
    SMTP_URL: inbox.smtpUrl,
    MAIL_FROM: 'bildwort@example.org',
    STRIPE_SECRET_KEY: checkout.secretKey,
    STRIPE_WEBHOOK_SECRET: checkout.webhookSecret,
    STRIPE_API_BASE: checkout.url,
  }))
  .extend('product', { scope: 'file' }, async ({ database, environment, site: _ }, { onCleanup }) => {
    const product = createKillableProduct(database, { ...environment, ROLE: 'all' })
    onCleanup(product.kill)
    return product
  })
  .extend('moments', { scope: 'file' }, async ({ database, site: _ }, { onCleanup }) => {
    const moments = await openKillMoments(database.connectionString)
    onCleanup(moments.close)
    return moments
  })
