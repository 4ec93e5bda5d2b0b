import type { ComponentType } from 'react'
import { ApiKeysTab } from './api-keys-tab.tsx'
import { CreditsTab } from './credits-tab.tsx'
import { JobsTab } from './jobs-tab.tsx'
import { StatisticsTab } from './statistics-tab.tsx'
import { UsersTab } from './users-tab.tsx'

interface AdminTab {
  /** Part of the address, and `tabs.<name>` in the texts. */
  name: string
  Content: ComponentType
  /** The address can end with the id of a single item. */
  showsOne?: true
}

/** The tabs in order. The first is the default. */
export const adminTabs = [
  { name: 'users', Content: UsersTab },
  { name: 'credits', Content: CreditsTab },
  { name: 'apikeys', Content: ApiKeysTab },
  { name: 'jobs', Content: JobsTab, showsOne: true },
  { name: 'statistics', Content: StatisticsTab },
] as const satisfies readonly AdminTab[]
