import type { AuditEvent } from './entities/audit-event.ts'
import type { TokenPrices } from './entities/provider-cost.ts'
import type { UiLanguage } from './languages.ts'
import { formatCents, formatSignedCents } from './money.ts'
import { formatNumber } from './numbers.ts'
import { fillIn } from './say.ts'
import { actorWords, auditValueWords, auditWords } from './words/audit-words.ts'

/** The details of an act in words; empty if its name says it all. */
export function sayAct(
  { kind, details }: Pick<AuditEvent, 'kind' | 'details'>,
  language: UiLanguage,
): string {
  const words = auditWords[kind]
  if (!('more' in words)) return ''
  const said = Object.entries(details).map(([name, value]) => [name, sayDetail(name, value, language)])
  return fillIn(words.more[language], Object.fromEntries(said), language)
}

/** The actor in words. */
export function sayActor({ kind, user }: AuditEvent['actor'], language: UiLanguage): string {
  if (user) return sayPerson(user, language)
  return actorWords[kind === 'user' ? 'visitor' : kind][language]
}

/** A user's name; the id if the user was deleted. */
export function sayPerson(
  { id, username }: NonNullable<AuditEvent['subject']>,
  language: UiLanguage,
): string {
  return username || fillIn(auditValueWords.deleted[language], { id }, language)
}

/** The API token that was used; a deleted one by its id. */
export function sayToken({ id, name }: NonNullable<AuditEvent['token']>, language: UiLanguage): string {
  return fillIn(auditValueWords.token[language], { name: name || id }, language)
}

function sayDetail(name: string, value: unknown, language: UiLanguage): string {
  const word = (code: keyof typeof auditValueWords) => auditValueWords[code][language]
  if (value === null && name.endsWith('Cents')) return word('no_limit')
  if (value === null) return word(name === 'key' ? 'typed' : 'none')
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value === 'number') {
    if (!name.endsWith('Cents')) return /id$/i.test(name) ? String(value) : formatNumber(value, language)
    return name === 'changeCents' ? formatSignedCents(value, language) : formatCents(value, language)
  }
  // Safe here and below: keys are the only objects among the details.
  if (typeof value === 'object' && value && 'source' in value) {
    const { source, lastFour } = value as { source: 'own' | 'global'; lastFour: string }
    return lastFour ? `${word(source)} …${lastFour}` : word(source)
  }
  if (typeof value === 'object') {
    const { inputCents, cachedInputCents, outputCents } = value as TokenPrices
    return [inputCents, cachedInputCents, outputCents]
      .map((cents) => formatCents(cents, language))
      .join(' / ')
  }
  const code = String(value)
  // Safe: `hasOwn` proves that it is one of the keys.
  return Object.hasOwn(auditValueWords, code) ? word(code as keyof typeof auditValueWords) : code
}
