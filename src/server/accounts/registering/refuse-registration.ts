import { domainToASCII, domainToUnicode } from 'node:url'
import type { Settings } from '#server/platform/read-settings.ts'
import { Refusal } from '#server/platform/refusal.ts'

/**
 * Refuses registration without an invitation: `registration_closed`, `invitation_needed`, and `address_not_allowed` for an address of
 * another domain, including subdomains. Source: docs/specification/accounts.md#registration
 */
export function refuseRegistration(
  { REGISTRATION, REGISTRATION_DOMAINS: domains }: Pick<Settings, 'REGISTRATION' | 'REGISTRATION_DOMAINS'>,
  email: string,
): void {
  if (REGISTRATION === 'closed') throw new Refusal('registration_closed')
  if (domains.length === 0 && REGISTRATION === 'invitation') throw new Refusal('invitation_needed')
  if (isAddressAllowed({ REGISTRATION_DOMAINS: domains }, email)) return
  const said = domains.map((domain) => domainToUnicode(domain)).join(', ')
  throw new Refusal('address_not_allowed', { domains: said })
}

/** Whether the address belongs to a domain whose people may have an account without an invitation. */
export function isAddressAllowed(
  { REGISTRATION_DOMAINS: domains }: Pick<Settings, 'REGISTRATION_DOMAINS'>,
  email: string,
): boolean {
  return domains.length === 0 || domains.includes(domainOf(email))
}

/** In lower case and ASCII, as in `REGISTRATION_DOMAINS`. */
function domainOf(email: string): string {
  return domainToASCII(email.slice(email.lastIndexOf('@') + 1))
}
