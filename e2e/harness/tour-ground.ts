import type { Page } from 'playwright-core'
import type { FarSide } from './far-side.ts'

/** Called at each stop; the tour continues once it resolves. It must leave the page in German. */
export type At = (stop: string) => Promise<void>

export interface TourGround {
  page: Page
  url: string
  farSide: FarSide
}
