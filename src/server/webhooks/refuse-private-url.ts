import { isIP } from 'node:net'
import { refusedPorts } from '#server/platform/network/create-guarded-connector.ts'
import { isPublicAddress } from '#server/platform/network/is-public-address.ts'
import { parseAllowList } from '#server/platform/network/parse-allow-list.ts'
import type { Settings } from '#server/platform/read-settings.ts'
import { Refusal } from '#server/platform/refusal.ts'

/**
 * Refuses an address that webhooks cannot use: not https, with credentials, a literal private address, or a refused port, unless
 * WEBHOOK_ALLOW lists it. `field` is what holds it, unless that is `url`. What a name resolves to is checked at each delivery. Refuses `webhook_url_refused`.
 */
export function refusePrivateUrl(
  { WEBHOOK_ALLOW }: Pick<Settings, 'WEBHOOK_ALLOW'>,
  url: string,
  field?: string,
): void {
  const { protocol, hostname, port, username, password } = new URL(url)
  const host = hostname.replace(/^\[|\]$/g, '')
  const wanted = Number(port || (protocol === 'https:' ? 443 : 80))
  const isAllowed = parseAllowList(WEBHOOK_ALLOW)({ host, address: host, port: wanted })
  if (username || password) throw new Refusal('webhook_url_refused').of(field)
  if (isAllowed) return
  const isLocal = /(^|\.)localhost\.?$/.test(host)
  if (
    protocol !== 'https:' ||
    isLocal ||
    refusedPorts.has(wanted) ||
    (isIP(host) !== 0 && !isPublicAddress(host))
  )
    throw new Refusal('webhook_url_refused').of(field)
}
