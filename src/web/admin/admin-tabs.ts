import type { ComponentType } from 'react'
import { ApiKeysTab } from './api-keys-tab.tsx'
import { CreditsTab } from './credits-tab.tsx'
import { JobsTab } from './jobs-tab.tsx'
import { StatisticsTab } from './statistics-tab.tsx'
import { UsersTab } from './users-tab.tsx'

/** The tabs in their order; `name` stands in the address, and `tabs.<name>` in the texts. The first is the usual one. */
export const adminTabs = [
  { name: 'users', Content: UsersTab },
  { name: 'credits', Content: CreditsTab },
  { name: 'apikeys', Content: ApiKeysTab },
  { name: 'jobs', Content: JobsTab },
  { name: 'statistics', Content: StatisticsTab },
] as const satisfies readonly { name: string; Content: ComponentType }[]
