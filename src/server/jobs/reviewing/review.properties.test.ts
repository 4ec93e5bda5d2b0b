import fc from 'fast-check'
import { decideProposal, editImage, imageRevisions } from '#contract/endpoints/images.ts'
import type { LanguageVersions } from '#contract/entities/image.ts'
import type { DescribedNow } from '#server/describing/describe-now.ts'
import { makeDescribedJob } from '#server/testing/make-described-job.ts'
import { expect, test } from '#server/testing/test.ts'
import { claimTry } from './claim-try.ts'
import { storeRegeneration } from './store-regeneration.ts'

const regeneration: DescribedNow = {
  outcome: 'described',
  interpretation: 'Ein Foto.',
  purpose: 'informative',
  decorativeReason: '',
  languageVersions: {
    de: { altText: 'Neu', description: 'Neu beschrieben.' },
    en: { altText: 'New', description: 'Described anew.' },
  },
  keywords: [],
  usedKeywords: [],
  unusedKeywords: [],
  thumbnail: Buffer.of(),
  provider: 'anthropic',
  model: 'm',
  promptVersion: '4',
  calls: [],
  breaches: [],
}

// Few texts, so that they often return to earlier values.
const text = fc.constantFrom('', 'Linde im Hof', 'Neu', 'A', 'B')
const texts = fc.dictionary(fc.constantFrom('de', 'en'), fc.record({ altText: text }), {
  noNullPrototype: true,
})
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ texts }) },
  { weight: 1, arbitrary: fc.record({ approved: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ minutesPass: fc.constantFrom(4, 11) }) },
  { weight: 1, arbitrary: fc.constant('anew' as const) },
  { weight: 2, arbitrary: fc.record({ decision: fc.constantFrom('take', 'keep') }) },
)

test('no sequence of changes ever loses what a model wrote', async ({ platform, make }) => {
  const anna = await make.user()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const jobId = await makeDescribedJob(platform, anna.id)
      const params = { id: jobId, imageId: 1 }
      const ref = { jobId, position: 1 }
      const read = async () => (await anna.job(jobId)).images[0]!
      const first = (await read()).languageVersions
      const mustBeThere: LanguageVersions[] = [first]
      let proposed: LanguageVersions | null = null
      for (const wanted of steps) {
        if (wanted === 'anew') {
          const before = (await read()).languageVersions
          const claimed = await claimTry(platform.db, { id: anna.id }, ref).catch(() => null)
          if (
            claimed &&
            (await storeRegeneration(platform.db, ref, claimed.freeTry, {
              userId: anna.id,
              regeneration,
              usage: [],
            }))
          ) {
            expect((await read()).languageVersions).toEqual(before)
            proposed = regeneration.languageVersions
          }
        } else if ('decision' in wanted) {
          const before = (await read()).languageVersions
          const { status } = await anna.call(decideProposal, { params, body: wanted })
          expect(status).toBe(proposed ? 200 : 409)
          if (proposed) mustBeThere.push(before, proposed)
          proposed = null
        } else if ('minutesPass' in wanted)
          await platform.pool.query(
            `update image_revisions set changed_at = changed_at - $2 * interval '1 minute' where job_id = $1`,
            [jobId, wanted.minutesPass],
          )
        else expect((await anna.call(editImage, { params, body: wanted })).status).toBe(200)
      }
      const image = await read()
      const revisions = (await anna.call(imageRevisions, { params })).body.toReversed()
      expect(revisions.map(({ number }) => number)).toEqual(revisions.map((_, index) => index + 1))
      const kept = [...revisions.map(({ languageVersions }) => languageVersions), image.languageVersions]
      expect((await read()).proposal?.languageVersions ?? null).toEqual(proposed)
      for (const texts of mustBeThere) expect(kept).toContainEqual(texts)
      const written = [
        first,
        ...(image.canRegenerate || image.proposal ? [] : [regeneration.languageVersions]),
      ]
      expect(written.some((texts) => JSON.stringify(texts) === JSON.stringify(image.languageVersions))).toBe(
        !image.edited,
      )
    }),
    { numRuns: 25 },
  )
})
