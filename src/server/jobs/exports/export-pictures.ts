import { readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type pg from 'pg'
import type { ImagePurpose, LanguageVersions } from '#contract/entities/image.ts'
import { languageTag } from '#contract/languages.ts'
import { readSetAddress } from '#contract/picture-set-address.ts'
import type { PictureTexts } from '#metadata/picture-texts.ts'
import { findSetPicture } from '#server/jobs/picture-sets/find-set-picture.ts'
import { column } from '#server/platform/columns.ts'
import type { Platform } from '#server/platform/platform.ts'
import { queryRows } from '#server/platform/query-rows.ts'
import { zipParts } from '#server/platform/spreadsheets/zip-parts.ts'
import { openTextsWriter } from './texts-writer.ts'

interface PicturesJob {
  id: number
  userId: number
  languages: readonly string[]
}

const perPage = 50

/**
 * The uploaded JPEG, PNG, WebP and TIFF of a job as a ZIP, each under its path with its texts in its XMP, without those that have no texts
 * or cannot be written. One picture is in memory at a time; destroying the stream ends the reading.
 */
export function exportPictures(
  platform: Pick<Platform, 'db' | 'pool' | 'pictures'>,
  job: PicturesJob,
): Readable {
  const { db, pool, pictures } = platform
  const owner = { id: job.userId }
  return zipParts(
    async ({ add }) => {
      await using writer = openTextsWriter()
      const written = new Set<string>()
      for await (const { url, ...texts } of readImages(pool, job.id)) {
        const meant = readSetAddress(url)
        const found = meant && (await findSetPicture(db, owner, meant))
        if (!found || written.has(found.path)) continue
        written.add(found.path)
        await using file = await pictures.open(owner.id, found.sha256)
        const order = file && { file: await readFile(file.path), texts: textsOf(texts, job.languages) }
        const withTexts = order && (await writer.write(order))
        // Pictures are compressed already.
        if (withTexts) await add(found.path, once(withTexts), { level: 0 })
      }
    },
    { mayBeLarge: true },
  )
}

const columns = {
  position: column.number,
  url: column.text,
  languageVersions: column.asStored<LanguageVersions>(),
  keywords: column.list(column.text),
  purpose: column.nullable(column.asStored<ImagePurpose>()),
}

type Texts = Pick<Awaited<ReturnType<typeof readPage>>[number], 'languageVersions' | 'keywords' | 'purpose'>

async function* readImages(pool: pg.Pool, jobId: number) {
  for (let after = 0; ; ) {
    const page = await readPage(pool, jobId, after)
    yield* page
    if (page.length < perPage) return
    after = page.at(-1)!.position
  }
}

function readPage(pool: pg.Pool, jobId: number, after: number) {
  return queryRows(pool, columns, {
    text: `select position, url, language_versions as "languageVersions", coalesce(keywords, '{}') as keywords, purpose
      from job_images where job_id = $1 and position > $2 and language_versions is not null order by position limit ${perPage}`,
    values: [jobId, after],
  })
}

function textsOf({ languageVersions, keywords, purpose }: Texts, languages: readonly string[]): PictureTexts {
  const texts: PictureTexts['texts'] = {}
  for (const language of languages) {
    const version = languageVersions[language]
    if (version) texts[languageTag(language)] = { altText: version.altText, description: version.description }
  }
  return { texts, keywords, isDecorative: purpose === 'decorative' }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
