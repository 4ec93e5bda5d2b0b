import type { ComponentType } from 'react'
import { LimitsSection } from './limits/limits-section.tsx'
import { SecurityPage } from './security/security-page.tsx'
import { TokensPage } from './tokens/tokens-page.tsx'
import { WebhooksPage } from './webhooks/webhooks-page.tsx'

interface AccountPart {
  /** Part of the address after `/konto/`, and `pages.<name>` in the texts. */
  name: string
  Content: ComponentType
}

/** The pages below `/konto` in order. The first has no name in its address. */
export const accountPages = [
  { name: 'security', Content: SecurityPage },
  { name: 'zugaenge', Content: TokensPage },
  { name: 'webhooks', Content: WebhooksPage },
  { name: 'limits', Content: LimitsSection },
] as const satisfies readonly AccountPart[]

export type AccountPageName = (typeof accountPages)[number]['name']

export const addressOfAccountPage = (name: AccountPageName): string =>
  name === accountPages[0].name ? '/konto' : `/konto/${name}`
