import { isIP } from 'node:net'
import { isPublicAddress } from '#server/platform/network/is-public-address.ts'
import { parseAllowList } from '#server/platform/network/parse-allow-list.ts'
import { refusedPorts } from '#server/platform/network/refused-ports.ts'
import type { Settings } from '#server/platform/read-settings.ts'
import { Refusal } from '#server/platform/refusal.ts'

/**
 * Refuses an address that no webhook is sent to: not https, with a name and password in it, or literally private, or
 * at a port that is not called, unless WEBHOOK_ALLOW names it. What a name resolves to is looked at when something is sent, each time.
 * Refuses `webhook_url_refused`.
 */
export function refusePrivateUrl({ WEBHOOK_ALLOW }: Pick<Settings, 'WEBHOOK_ALLOW'>, url: string): void {
  const { protocol, hostname, port, username, password } = new URL(url)
  const host = hostname.replace(/^\[|\]$/g, '')
  const wanted = Number(port || (protocol === 'https:' ? 443 : 80))
  const isAllowed = parseAllowList(WEBHOOK_ALLOW)({ host, address: host, port: wanted })
  if (username || password) throw new Refusal('webhook_url_refused')
  if (isAllowed) return
  const isLocal = /(^|\.)localhost\.?$/.test(host)
  if (
    protocol !== 'https:' ||
    isLocal ||
    refusedPorts.has(wanted) ||
    (isIP(host) !== 0 && !isPublicAddress(host))
  )
    throw new Refusal('webhook_url_refused')
}
