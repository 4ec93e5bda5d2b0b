import { z } from 'zod'
import { boundedFetch } from '#server/platform/network/bounded-fetch.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'

const patienceMs = 10_000
const leastScore = 0.5

const Verdict = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
})

/** If RECAPTCHA_SECRET_KEY is set, refuses `recaptcha_failed` for a registration that does not look human. */
export async function checkRecaptcha(
  { settings, log }: Pick<Platform, 'settings' | 'log'>,
  token: string | undefined,
  address: string,
): Promise<void> {
  if (!settings.RECAPTCHA_SECRET_KEY) return
  if (!token) throw new Refusal('recaptcha_failed')
  const question = { secret: settings.RECAPTCHA_SECRET_KEY, response: token, remoteip: address }
  const verdict = await ask(settings.RECAPTCHA_VERIFY_URL, question).catch((error) => {
    log.warn({ err: error }, 'reCAPTCHA could not be reached')
    return null
  })
  const { success = false, score = 1, action = 'register' } = verdict ?? {}
  if (!success || score < leastScore || action !== 'register') throw new Refusal('recaptcha_failed')
}

async function ask(url: string, question: Record<string, string>): Promise<z.infer<typeof Verdict>> {
  const response = await boundedFetch()(url, {
    method: 'POST',
    body: new URLSearchParams(question),
    signal: AbortSignal.timeout(patienceMs),
    redirect: 'error',
  })
  return Verdict.parse(await response.json())
}
