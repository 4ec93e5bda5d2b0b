import type { ComponentType } from 'react'
import { LimitsSection } from './limits/limits-section.tsx'
import { DataPage } from './profile/data-page.tsx'
import { ProfilePage } from './profile/profile-page.tsx'
import { SecurityPage } from './security/security-page.tsx'
import { TokensPage } from './tokens/tokens-page.tsx'
import { WebhooksPage } from './webhooks/webhooks-page.tsx'

interface AccountPart {
  /** Part of the address after `/konto/`, and `pages.<name>` in the texts. */
  name: string
  Content: ComponentType
}

/** The pages of `/konto` in order. */
export const accountPages = [
  { name: 'profil', Content: ProfilePage },
  { name: 'security', Content: SecurityPage },
  { name: 'zugaenge', Content: TokensPage },
  { name: 'webhooks', Content: WebhooksPage },
  { name: 'limits', Content: LimitsSection },
  { name: 'daten', Content: DataPage },
] as const satisfies readonly AccountPart[]

export type AccountPageName = (typeof accountPages)[number]['name']

/** Has no name in its address: mails about the account link to it. */
export const home = accountPages[1]

export const addressOfAccountPage = (name: AccountPageName): string =>
  name === home.name ? '/konto' : `/konto/${name}`
