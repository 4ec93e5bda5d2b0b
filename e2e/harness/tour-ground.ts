import type { Page } from 'playwright-core'
import type { FarSide } from './far-side.ts'

/** Hears where the tour stands; the tour goes on when it is done looking. It leaves the page in German. */
export type At = (stop: string) => Promise<void>

export interface TourGround {
  page: Page
  url: string
  farSide: FarSide
}
