import { actOnImages, continueAction, listActions, undoAction } from '#contract/endpoints/image-actions.ts'
import { editImage, imageRevisions } from '#contract/endpoints/images.ts'
import { jobDetail } from '#contract/endpoints/jobs.ts'
import type { ActionPreview, ActionRun, ImageAction } from '#contract/entities/image-action.ts'
import type { ImageSelection } from '#contract/entities/image-filter.ts'
import { makeDescribedJob } from '#server/testing/make-described-job.ts'
import { makeJob } from '#server/testing/make-job.ts'
import { test as base, expect } from '#server/testing/test.ts'

const versions = (de: string, en: string) => ({
  de: { altText: de, description: 'Ein Hof in der Stadt.' },
  en: { altText: en, description: 'A yard in town.' },
})
const breaches = [{ rule: 'opening' as const, languages: ['de'] }]
const all = { matching: {} }

const test = base.extend('desk', async ({ make, platform }) => {
  const anna = await make.user()
  const id = await makeDescribedJob(platform, anna.id, [
    { languageVersions: versions('Linde im Hof', 'Lime tree in a yard') },
    { languageVersions: versions('Hof mit Linde', 'Yard with a lime tree'), breaches },
    { languageVersions: versions('Hof', 'Yard'), usedKeywords: [], unusedKeywords: ['Linde', 'Brunnen'] },
    {
      languageVersions: versions('Ein Brunnen', 'A well'),
      usedKeywords: ['Brunnen'],
      unusedKeywords: ['Linde'],
      // The model's own doubt, which no rule finds again.
      breaches: [{ rule: 'too_small', languages: [] }],
    },
  ])
  const params = { id }
  const act = async (
    action: ImageAction,
    images: ImageSelection = all,
    seenAt?: string,
  ): Promise<ActionRun> => {
    const body = { selection: images, action, ...(seenAt && { seenAt }) }
    const begun = await anna.call(actOnImages, { params, body })
    expect(begun.status).toBe(201)
    return await toEnd(begun.body as ActionRun)
  }
  const toEnd = async (run: ActionRun): Promise<ActionRun> => {
    const at = { params: { id, actionId: run.id } }
    let now = run
    while (now.state === 'running' || now.state === 'undoing')
      now = (await anna.call(continueAction, at)).body
    return now
  }
  return {
    anna,
    id,
    act,
    toEnd,
    preview: async (action: ImageAction, images: ImageSelection = all) =>
      (await anna.call(actOnImages, { params, body: { selection: images, action, dryRun: true } }))
        .body as ActionPreview,
    undo: async (run: ActionRun) =>
      await toEnd((await anna.call(undoAction, { params: { id, actionId: run.id } })).body),
    edit: (imageId: number, body: object) => anna.call(editImage, { params: { id, imageId }, body }),
    images: async () => (await anna.job(id)).images,
    altTexts: async () => (await anna.job(id)).images.map(({ altText }) => altText),
  }
})

const replaceHof: ImageAction = {
  kind: 'replace',
  find: 'Hof',
  replacement: 'Garten',
  matchCase: true,
  fields: ['altText'],
}

test('the images of a filter are approved, and an undo leaves them exactly as they were', async ({
  desk,
}) => {
  await desk.edit(1, { approved: true })
  const before = await desk.images()
  const review: ImageSelection = { matching: { approved: 'false' } }
  expect(await desk.preview({ kind: 'approve' }, review)).toMatchObject({
    total: 3,
    changed: 3,
    needReview: 2,
    leftOut: {},
    costCents: 0,
    texts: [],
  })
  const run = await desk.act({ kind: 'approve' }, review)
  expect(run).toMatchObject({ state: 'done', total: 3, seen: 3, changed: 3 })
  expect((await desk.images()).every(({ approved, needsReview }) => approved && !needsReview)).toBe(true)
  expect(await desk.undo(run)).toMatchObject({ state: 'undone', total: 3, changed: 3, leftOut: {} })
  expect(await desk.images()).toEqual(before)
})

test('an approval is withdrawn from a selection, and marks are back', async ({ desk }) => {
  const before = await desk.images()
  await desk.act({ kind: 'approve' })
  const run = await desk.act({ kind: 'withdraw_approval' }, { images: [1, 2, 3, 4] })
  expect(run).toMatchObject({ changed: 4 })
  expect(await desk.images()).toEqual(before)
})

test('each replacement is shown before, done like an edit, and undone', async ({ desk }) => {
  const before = await desk.images()
  const preview = await desk.preview(replaceHof)
  expect(preview).toMatchObject({ total: 4, changed: 3, next: null })
  expect(
    preview.texts.map(({ imageId, language, before: from, after, leftOut }) => [
      imageId,
      language,
      from,
      after,
      leftOut,
    ]),
  ).toEqual([
    [1, 'de', 'Linde im Hof', 'Linde im Garten', null],
    [2, 'de', 'Hof mit Linde', 'Garten mit Linde', null],
    [3, 'de', 'Hof', 'Garten', null],
  ])
  expect(await desk.images()).toEqual(before)
  const run = await desk.act(replaceHof)
  expect(await desk.altTexts()).toEqual(['Linde im Garten', 'Garten mit Linde', 'Garten', 'Ein Brunnen'])
  const [first] = await desk.images()
  expect(first).toMatchObject({ edited: true, usedKeywords: ['Linde'] })
  const found = await desk.anna.call(jobDetail, { params: { id: desk.id }, query: { search: 'garten' } })
  expect(found.body.total).toBe(3)
  expect(await desk.undo(run)).toMatchObject({ state: 'undone', changed: 3 })
  expect(await desk.images()).toEqual(before)
})

test('a replacement in one language makes the others outdated, like an edit, and an undo takes that back', async ({
  desk,
}) => {
  await desk.edit(3, { texts: { de: { altText: 'Hofplatz' } } })
  const before = await desk.images()
  const outdated = async () => (await desk.images()).map((image) => image.outdated)
  expect(await outdated()).toEqual([[], [], ['en'], []])
  const german = await desk.act(replaceHof)
  expect(await outdated()).toEqual([['en'], ['en'], ['en'], []])
  await desk.act({ ...replaceHof, find: 'Lime', replacement: 'Linden', languages: ['en'] })
  expect(await outdated()).toEqual([[], ['en'], ['en'], []])
  await desk.undo(german)
  expect((await desk.images()).slice(1)).toEqual(before.slice(1))
})

test('a replacement that would empty a text or make it too long is shown and left out', async ({ desk }) => {
  const emptying = await desk.preview({ ...replaceHof, replacement: '' })
  expect(emptying).toMatchObject({ changed: 2, leftOut: { would_be_empty: 1 } })
  expect(emptying.texts.at(-1)).toMatchObject({ before: 'Hof', after: '', leftOut: 'would_be_empty' })
  const tooLong = { ...replaceHof, replacement: 'x'.repeat(1_000) }
  expect(await desk.act(tooLong, { images: [1, 3] })).toMatchObject({ changed: 1, leftOut: { too_long: 1 } })
  expect((await desk.altTexts())[0]).toBe('Linde im Hof')
})

test('proposals are taken, and are back after an undo', async ({ desk, platform }) => {
  const before = await desk.images()
  const proposal = {
    languageVersions: {
      de: { altText: 'Eine Linde', description: 'Eine Linde in einem Hof.' },
      en: { altText: 'A lime tree', description: 'A lime tree in a yard.' },
    },
    ...{ purpose: 'informative', interpretation: 'Ein Foto.', decorativeReason: '', breaches: [] },
    ...{ keywords: [], usedKeywords: [], unusedKeywords: [] },
    ...{ provider: 'openai', model: 'gpt-6-luna', promptVersion: '5', proposedAt: '2026-01-01T10:00:00Z' },
  }
  await platform.pool.query('update job_images set proposal = $2 where job_id = $1 and position = 2', [
    desk.id,
    JSON.stringify(proposal),
  ])
  const preview = await desk.preview({ kind: 'take_proposal' })
  expect(preview).toMatchObject({ total: 4, changed: 1 })
  expect(preview.texts[0]).toMatchObject({ imageId: 2, before: 'Hof mit Linde', after: 'Eine Linde' })
  const run = await desk.act({ kind: 'take_proposal' })
  expect(run).toMatchObject({ state: 'done', changed: 1 })
  const [, taken] = await desk.images()
  expect(taken).toMatchObject({ altText: 'Eine Linde', model: 'gpt-6-luna', edited: false, proposal: null })
  await desk.undo(run)
  const [, back] = await desk.images()
  expect(back!.proposal!.languageVersions).toEqual(proposal.languageVersions)
  expect(back).toMatchObject({ altText: before[1]!.altText, approved: before[1]!.approved })
})

test('what is found is meant literally, in the chosen languages and fields', async ({ desk }) => {
  await desk.edit(4, { texts: { de: { altText: 'Brunnen (alt) für $5' } } })
  const fields = ['altText', 'description'] as const
  const literal = {
    kind: 'replace' as const,
    find: '(alt)',
    replacement: '$&',
    matchCase: true,
    fields: [...fields],
  }
  await desk.act(literal)
  expect((await desk.altTexts())[3]).toBe('Brunnen $& für $5')
  const yard = { ...literal, find: 'YARD', replacement: 'court' }
  expect(await desk.preview(yard)).toMatchObject({ changed: 0 })
  expect(await desk.preview({ ...yard, matchCase: false, languages: ['de'] })).toMatchObject({ changed: 0 })
  const preview = await desk.preview({
    ...yard,
    matchCase: false,
    languages: ['en'],
    fields: ['description'],
  })
  expect(preview.texts).toHaveLength(4)
  expect(preview.texts[0]).toMatchObject({ field: 'description', after: 'A court in town.' })
  const unknown = await desk.anna.call(actOnImages, {
    params: { id: desk.id },
    body: { selection: all, action: { ...yard, languages: ['fr'] } },
  })
  expect(unknown).toMatchObject({ status: 400, body: { code: 'unknown_language', language: 'fr' } })
})

test('images are marked as decorative and back, with the alt texts that they had', async ({ desk }) => {
  const run = await desk.act({ kind: 'mark_decorative' }, { images: [1, 2] })
  const marked = await desk.images()
  expect(marked.map(({ decorative, altText }) => [decorative, altText])).toEqual([
    [true, ''],
    [true, ''],
    [false, 'Hof'],
    [false, 'Ein Brunnen'],
  ])
  expect(marked[0]!.description).toBe('Ein Hof in der Stadt.')
  await desk.edit(2, { texts: { de: { altText: 'Doch ein Hof' } } })
  expect((await desk.images())[1]).toMatchObject({ decorative: false })
  expect(await desk.act({ kind: 'unmark_decorative' })).toMatchObject({ changed: 1 })
  expect((await desk.images())[0]).toMatchObject({
    decorative: false,
    altText: 'Linde im Hof',
    edited: false,
  })
  expect(await desk.undo(run)).toMatchObject({ changed: 0, leftOut: { changed: 2 } })
})

test('texts are deleted, which ends the approval, and come back', async ({ desk }) => {
  await desk.edit(1, { approved: true })
  const before = await desk.images()
  const action = { kind: 'delete_texts' as const, fields: ['altText' as const], languages: ['en'] }
  const run = await desk.act(action, { images: [1, 3, 4] })
  const deleted = await desk.images()
  expect(deleted[0]).toMatchObject({ approved: false, languageVersions: { en: { altText: '' } } })
  expect(deleted[0]!.languageVersions.de).toEqual(before[0]!.languageVersions.de)
  await desk.undo(run)
  expect(await desk.images()).toEqual(before)
})

test('an image that somebody changed meanwhile is left out, and an undo leaves later changes alone', async ({
  desk,
}) => {
  const { seenAt } = await desk.preview(replaceHof)
  await desk.edit(2, { texts: { de: { altText: 'Hof von oben' } } })
  const run = await desk.act(replaceHof, all, seenAt)
  expect(run).toMatchObject({ changed: 2, leftOut: { changed: 1 } })
  expect(await desk.altTexts()).toEqual(['Linde im Garten', 'Hof von oben', 'Garten', 'Ein Brunnen'])
  await desk.edit(3, { texts: { de: { altText: 'Gärten' } } })
  expect(await desk.undo(run)).toMatchObject({ changed: 1, leftOut: { changed: 1 } })
  expect(await desk.altTexts()).toEqual(['Linde im Hof', 'Hof von oben', 'Gärten', 'Ein Brunnen'])
})

test('texts with a proposal are not approved, images without texts are left out', async ({
  desk,
  platform,
}) => {
  const { pool } = platform
  await pool.query(
    `update job_images set proposal = '{"languageVersions": {}, "breaches": []}' where job_id = $1 and position = 1`,
    [desk.id],
  )
  await pool.query(`update job_images set state = 'failed' where job_id = $1 and position = 2`, [desk.id])
  const leftOut = { proposal: 1, no_texts: 1 }
  expect(await desk.preview({ kind: 'approve' })).toMatchObject({ total: 4, changed: 2, leftOut })
  expect(await desk.act({ kind: 'approve' })).toMatchObject({ changed: 2, leftOut })
})

test('a large action makes steps, continues after a stop, and is undone from any of them', async ({
  make,
  platform,
}) => {
  const anna = await make.user()
  const id = await makeDescribedJob(platform, anna.id)
  await platform.pool.query(
    `insert into job_images (job_id, position, state, url, filename, context, source, language_versions, purpose)
     select $1, n, 'succeeded', 'https://example.org/' || n, n || '.jpg', '', '[]',
       jsonb_build_object('de', jsonb_build_object('altText', 'Hof ' || n, 'description', '')), 'informative'
     from generate_series(2, 450) n`,
    [id],
  )
  const params = { id }
  const begun = await anna.call(actOnImages, { params, body: { selection: all, action: replaceHof } })
  const { id: actionId, state } = begun.body as ActionRun
  expect(state).toBe('running')
  const at = { params: { id, actionId } }
  const first = (await anna.call(continueAction, at)).body
  expect(first).toMatchObject({ state: 'running', total: 450, seen: 100, changed: 100 })
  // A page that is opened later finds it.
  expect((await anna.call(listActions, { params })).body).toEqual([first])
  expect((await anna.call(undoAction, at)).body).toMatchObject({ state: 'undoing', total: 100, seen: 100 })
  expect((await anna.call(continueAction, at)).body).toMatchObject({ state: 'undone', changed: 100 })
  const { body } = await anna.call(jobDetail, { params, query: { search: 'garten' } })
  expect(body.total).toBe(0)
  expect((await anna.call(continueAction, at)).body).toMatchObject({ state: 'undone' })
})

test('a long preview comes in pages', async ({ make, platform }) => {
  const anna = await make.user()
  const wishes = Array.from({ length: 60 }, () => ({ languageVersions: versions('Hof', 'Hof') }))
  const id = await makeDescribedJob(platform, anna.id, wishes)
  const read = async (after?: number) => {
    const body = { selection: all, action: replaceHof, dryRun: true, ...(after && { after }) }
    return (await anna.call(actOnImages, { params: { id }, body })).body as ActionPreview
  }
  const first = await read()
  expect(first).toMatchObject({ total: 60, changed: 60, next: 50 })
  expect(first.texts).toHaveLength(100)
  const rest = await read(first.next!)
  expect(rest.texts).toHaveLength(20)
  expect(rest.next).toBeNull()
})

test('an edit directly after an action keeps the texts from before it', async ({ desk }) => {
  await desk.edit(1, { texts: { de: { altText: 'Linde am Hof' } } })
  await desk.act(replaceHof)
  const { body } = await desk.anna.call(imageRevisions, { params: { id: desk.id, imageId: 1 } })
  expect(body.map(({ languageVersions }) => languageVersions.de?.altText)).toEqual([
    'Linde am Hof',
    'Linde im Hof',
  ])
})

test('only the latest actions of a job can be undone', async ({ desk }) => {
  const oldest = await desk.act({ kind: 'approve' }, { images: [1] })
  for (let number = 0; number < 10; number += 1) await desk.act({ kind: 'approve' }, { images: [2] })
  const params = { id: desk.id, actionId: oldest.id }
  expect(await desk.anna.call(undoAction, { params })).toMatchObject({ status: 404 })
})

test('a running job is refused, and so is another action of another job', async ({
  desk,
  make,
  platform,
}) => {
  const other = await makeDescribedJob(platform, desk.anna.id)
  const running = await makeJob(platform.db, { userId: desk.anna.id, images: 2 })
  const body = { selection: all, action: { kind: 'approve' as const } }
  expect(await desk.anna.call(actOnImages, { params: { id: running }, body })).toMatchObject({
    status: 409,
    body: { code: 'job_running' },
  })
  const run = await desk.act({ kind: 'approve' })
  const params = { id: other, actionId: run.id }
  expect(await desk.anna.call(undoAction, { params })).toMatchObject({ status: 404 })
  const eve = await make.user()
  expect(await eve.call(undoAction, { params: { id: desk.id, actionId: run.id } })).toMatchObject({
    status: 404,
  })
})
