import type { TestKeyInput } from '#contract/endpoints/admin.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { fillIn } from '#contract/say.ts'
import { keyTestWords } from '#contract/words/key-test-words.ts'
import { markKeyRefused } from '#server/apikeys/mark-key-refused.ts'
import { markKeyWorking } from '#server/apikeys/mark-key-working.ts'
import { type Provider, providerOf } from '#server/apikeys/provider-of.ts'
import { findKey, openKey, type StoredKey } from '#server/apikeys/read-stored-keys.ts'
import { showKey } from '#server/apikeys/show-key.ts'
import type { Actor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import { type KeyTest, tryKey } from '#server/describing/providers/try-key.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { SecretProblem } from '#server/platform/secrets/create-secrets.ts'
import { openDialectStore } from '#server/provider-runtime/open-dialect-store.ts'
import { sayFindings } from './say-findings.ts'

/**
 * Makes a real call with a key: one that was typed in, which is not stored, or a user's, or the global one. The result of testing a stored
 * key decides whether it is used from now on. Refuses `not_found` if none is set.
 */
export async function testKey(
  platform: Platform,
  actor: Actor,
  { name, value, userId }: TestKeyInput,
  language: UiLanguage,
): Promise<{ works: boolean; message: string; findings: string[] }> {
  const stored = value === undefined ? await findKey(platform.db, name, userId ?? null) : null
  if (value === undefined && !stored) throw new Refusal('not_found')
  const provider = providerOf(name, platform.settings)
  const { outcome, sentence = '', found } = await openAndTry(platform, provider, value ?? stored!)
  const key = stored && (await showKey(platform.db, name, userId ?? null))
  await recordEvent(platform.db, actor, {
    kind: 'key_tested',
    details: { name, key, works: outcome === 'works' },
    subjectId: stored && userId !== undefined ? userId : null,
  })
  if (stored && outcome === 'works') await markKeyWorking(platform.db, stored.ref)
  if (stored && outcome === 'refused') await markKeyRefused(platform, stored.ref)
  return {
    works: outcome === 'works',
    message: fillIn(keyTestWords[outcome][language], { ...provider, sentence }, language),
    findings: found ? sayFindings(found, language) : [],
  }
}

async function openAndTry(platform: Platform, provider: Provider, key: string | StoredKey): Promise<KeyTest> {
  const { secrets, settings } = platform
  try {
    const apiKey = typeof key === 'string' ? key : openKey(secrets, key)
    return await tryKey(
      { ...provider, apiKey },
      { timeoutMs: settings.PROVIDER_TIMEOUT_MS, dialects: openDialectStore(platform) },
    )
  } catch (error) {
    if (error instanceof SecretProblem) return { outcome: 'unreadable' }
    throw error
  }
}
