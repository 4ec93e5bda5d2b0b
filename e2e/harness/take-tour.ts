import { tourAccount } from './tour-account.ts'
import { tourAdmitting } from './tour-admitting.ts'
import { tourAudits } from './tour-audits.ts'
import { tourChoosing } from './tour-choosing.ts'
import { tourCredits } from './tour-credits.ts'
import { tourDescribing } from './tour-describing.ts'
import { tourFactors } from './tour-factors.ts'
import type { At, TourGround } from './tour-ground.ts'
import { tourJobs } from './tour-jobs.ts'
import { tourLists } from './tour-lists.ts'
import { tourOutside } from './tour-outside.ts'
import { tourPeople } from './tour-people.ts'
import { tourPictures } from './tour-pictures.ts'
import { tourResults } from './tour-results.ts'
import { tourTokens } from './tour-tokens.ts'
import { walk } from './walk.ts'

/** Leads a page through every state of the product, and stops at each. Controls the AI's answers. */
export async function takeTour(ground: TourGround, at: At): Promise<void> {
  await tourOutside(ground, at)
  await tourFactors.outside(ground, at)
  await tourPeople.outside(ground, at)
  await tourAdmitting.outside(ground, at)
  await walk.signIn(ground.page, ground.url)
  await tourPeople.looksAfter(ground, at)
  await tourAdmitting.inside(ground, at)
  await tourAccount(ground, at)
  await tourFactors.inside(ground, at)
  await tourTokens(ground, at)
  await tourResults.empty(ground, at)
  await tourChoosing(ground, at)
  await tourJobs.run(ground, at)
  await tourJobs.fail(ground, at)
  await tourResults.full(ground, at)
  await tourLists(ground, at)
  await tourPictures(ground, at)
  await tourAudits(ground, at)
  await tourDescribing(ground, at)
  await tourCredits(ground, at)
  // Last, because the product remembers for a while that its provider is overloaded.
  await tourJobs.pause(ground, at)
}
