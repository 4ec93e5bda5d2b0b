import { sql } from 'drizzle-orm'
import { editImage } from '#contract/endpoints/images.ts'
import { noTextWishes } from '#contract/entities/text-wishes.ts'
import { generated } from '#server/testing/job-calls.ts'
import { expect, test } from '#server/testing/job-test.ts'

const fields = {
  brand: 'Musterschuh',
  style: 'shop',
  avoidedKeywords: 'billig',
  maxAltCharacters: '400',
  altPrefix: 'Produktbild:',
  altSuffix: '| Muster',
  usesFileNotes: 'false',
}
const { usesFileNotes: _, ...wished } = fields
const textWishes = { ...noTextWishes, ...wished, maxAltCharacters: 400 }

test('wishes of job and row are sent, put around every text, and checked in edited ones', async ({
  make,
  ai,
  pictures,
  worker,
  platform,
}) => {
  const anna = await make.user()
  worker({ concurrency: 1 })
  const [url] = generated(pictures.url, 1, 900)
  const rows = ['url;Suffix;Kontext', `${url};;Billig, Linde`, `${url};– Beispiel;Billig, Linde`]
  const file = { name: 'list.csv', content: rows.join('\r\n') }
  const { body } = await anna.startJob({ file, fields: { ...fields, contextColumn: 'Kontext' } })
  const { images, ...detail } = await anna.ended(body.jobId)
  expect(detail.wishes).toEqual({ textWishes, usesFileNotes: false })
  expect(images.map(({ sameAs, keywords }) => [sameAs, keywords])).toEqual([
    [null, ['Linde']],
    [null, ['Linde']],
  ])
  expect(images[0]!.altText).toMatch(/^Produktbild: .+ \| Muster$/)
  expect(images[1]!.altText).toMatch(/^Produktbild: .+ – Beispiel$/)
  expect(ai.calls.map(({ prompt }) => prompt.match(/^(Brand|Style|Keywords.*|Longest.*): .*$/gm))).toEqual(
    Array(2).fill([
      'Keywords: Linde',
      'Brand: Musterschuh',
      'Style: shop',
      'Keywords to avoid: billig',
      expect.stringMatching(/^Longest alt text: 37\d characters$/),
    ]),
  )

  const params = { id: body.jobId, imageId: 1 }
  const texts = { de: { altText: 'Produktbild: Eine billige Linde | Muster' } }
  const edited = await anna.call(editImage, { params, body: { texts } })
  expect(edited).toMatchObject({ status: 200, body: { reviewReasons: [{ rule: 'avoided_word' }] } })
  const { rows: kept } = await platform.db.execute(
    sql`select wishes from job_images where job_id = ${body.jobId} order by position`,
  )
  expect(kept).toEqual([{ wishes: null }, { wishes: { altSuffix: '– Beispiel' } }])
})
