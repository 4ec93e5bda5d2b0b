import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDraftKeeper, type Sent } from './create-draft-keeper.ts'
import { type Draft, writeText } from './text-draft.ts'

const altText = { code: 'de', field: 'altText' } as const
const typing = (text: string) => (draft: Draft) => writeText(draft, altText, text)
const now = { de: { altText: 'Ei', description: '' } }
const alt = (text: string) => ({ texts: { de: { altText: text } } })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A keeper, what was sent, and functions that let each request succeed or fail. */
function setUp(kept = new Map<number, Draft>()) {
  const sent: { id: number; draft: Draft; arrive: (answer?: Sent) => void; fail: (error: Error) => void }[] =
    []
  let stored: ReadonlyMap<number, Draft> = kept
  const keeper = createDraftKeeper({
    kept,
    send: (id, draft) =>
      new Promise((resolve, reject) => {
        const arrive = (answer: Sent = { texts: now, outdated: null }) => resolve(answer)
        sent.push({ id, draft, arrive, fail: reject })
      }),
    keep: (drafts) => {
      stored = drafts
    },
  })
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return { keeper, sent, settle, stored: () => [...stored] }
}

test('a text is sent 800 ms after the last key, once', async () => {
  const { keeper, sent, settle, stored } = setUp()
  keeper.change(1, typing('E'))
  await vi.advanceTimersByTimeAsync(799)
  keeper.change(1, typing('Ei'))
  await vi.advanceTimersByTimeAsync(799)
  expect(sent).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(sent.map(({ draft }) => draft)).toEqual([alt('Ei')])
  expect(stored()).toEqual([[1, alt('Ei')]])
  sent[0]!.arrive()
  await settle()
  expect(keeper.stateOf(1).phase).toBe('saved')
  expect(stored()).toEqual([])
})

test('changes during a save are sent after it', async () => {
  const { keeper, sent, settle } = setUp()
  keeper.change(1, typing('Ei'))
  void keeper.save(1)
  keeper.change(1, typing('Ein'))
  await vi.advanceTimersByTimeAsync(800)
  expect(sent).toHaveLength(1)
  sent[0]!.arrive()
  await settle()
  // Based on the texts that resulted from the first one.
  expect(sent.map(({ draft }) => draft)).toEqual([alt('Ei'), { ...alt('Ein'), seen: now }])
  sent[1]!.arrive()
  await settle()
  expect(keeper.hasUnsaved()).toBe(false)
})

test('a text that could not be sent stays, and goes with the next attempt', async () => {
  const { keeper, sent, settle, stored } = setUp()
  keeper.change(1, typing('Ei'))
  void keeper.save(1)
  sent[0]!.fail(new TypeError('offline'))
  await settle()
  expect(keeper.stateOf(1)).toMatchObject({ phase: 'failed', draft: alt('Ei') })
  expect(keeper.failed()).toEqual([1])
  expect(stored()).toEqual([[1, alt('Ei')]])
  void keeper.saveAll()
  sent[1]!.arrive()
  await settle()
  expect(keeper.failed()).toEqual([])
  expect(stored()).toEqual([])
})

test('changes during a failing save are kept', async () => {
  const { keeper, sent, settle } = setUp()
  keeper.change(1, typing('Ei'))
  void keeper.save(1)
  keeper.change(1, typing('Ein'))
  sent[0]!.fail(new TypeError('offline'))
  await settle()
  expect(keeper.stateOf(1).draft).toEqual(alt('Ein'))
  await vi.advanceTimersByTimeAsync(800)
  expect(sent.at(-1)!.draft).toEqual(alt('Ein'))
})

test('images are saved concurrently', () => {
  const { keeper, sent } = setUp()
  keeper.change(1, typing('Eins'))
  keeper.change(2, () => ({ approved: true }))
  void keeper.saveAll()
  expect(sent.map(({ id }) => id)).toEqual([1, 2])
})

test('drafts that an earlier page kept are there and can be saved', () => {
  const { keeper, sent } = setUp(new Map([[7, alt('Sieben')]]))
  expect(keeper.stateOf(7)).toMatchObject({ draft: alt('Sieben'), phase: 'waiting' })
  void keeper.saveAll()
  expect(sent[0]).toMatchObject({ id: 7, draft: alt('Sieben') })
})

test('an approval right behind a saving counts as given on what the saving made of the texts', async () => {
  const { keeper, sent, settle } = setUp()
  const drawn = { de: { altText: 'E', description: '' } }
  const approving = (draft: Draft) => ({ ...draft, seen: draft.seen ?? drawn, approved: true })
  keeper.change(1, (draft) => ({ ...typing('Ei')(draft), seen: drawn }))
  void keeper.save(1)
  sent[0]!.arrive()
  await settle()
  // The page still shows the image as it was before.
  keeper.change(1, approving)
  void keeper.save(1)
  expect(sent[1]!.draft).toEqual({ approved: true, seen: now })
})

test('saving also waits for changes that were made in the meantime', async () => {
  const { keeper, sent, settle } = setUp()
  keeper.change(1, typing('Ei'))
  let isDone = false
  void keeper.save(1).then(() => {
    isDone = true
  })
  keeper.change(1, typing('Ein'))
  void keeper.save(1)
  sent[0]!.arrive()
  await settle()
  expect(isDone).toBe(false)
  sent[1]!.arrive()
  await settle()
  expect(isDone).toBe(true)
})

test('failed drafts are retried after 5, 10, 20, 40 and then every 60 s, and stay failed until they are saved', async () => {
  const { keeper, sent, settle } = setUp()
  keeper.keepTrying()
  keeper.change(1, typing('Ei'))
  void keeper.save(1)
  let attempts = 1
  for (const seconds of [5, 10, 20, 40, 60, 60]) {
    sent.at(-1)!.fail(new TypeError('offline'))
    await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1)
    expect(sent).toHaveLength(attempts)
    await vi.advanceTimersByTimeAsync(1)
    attempts += 1
    expect(sent).toHaveLength(attempts)
    expect(keeper.stateOf(1).phase).toBe('failed')
  }
  sent.at(-1)!.arrive()
  await settle()
  expect(keeper.stateOf(1).phase).toBe('saved')
  await vi.advanceTimersByTimeAsync(120_000)
  expect(sent).toHaveLength(attempts)
})

test('once a text is saved, the others are retried soon', async () => {
  const { keeper, sent, settle } = setUp()
  keeper.keepTrying()
  keeper.change(1, typing('Eins'))
  void keeper.save(1)
  for (const seconds of [5, 10, 20]) {
    sent.at(-1)!.fail(new TypeError('offline'))
    await vi.advanceTimersByTimeAsync(seconds * 1_000)
  }
  sent.at(-1)!.fail(new TypeError('offline'))
  await settle()
  keeper.change(2, typing('Zwei'))
  void keeper.save(2)
  sent.at(-1)!.arrive()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(sent.at(-1)).toMatchObject({ id: 1, draft: alt('Eins') })
})

test('saving during an attempt shows that attempt', async () => {
  const { keeper, sent } = setUp()
  keeper.keepTrying()
  keeper.change(1, typing('Ei'))
  void keeper.save(1)
  sent[0]!.fail(new TypeError('offline'))
  await vi.advanceTimersByTimeAsync(5_000)
  void keeper.save(1)
  expect(keeper.stateOf(1).phase).toBe('saving')
  expect(sent).toHaveLength(2)
})

test('a page that is left tries nothing again', async () => {
  const { keeper, sent, settle } = setUp()
  const stop = keeper.keepTrying()
  keeper.change(1, typing('Ei'))
  void keeper.save(1)
  sent[0]!.fail(new TypeError('offline'))
  await settle()
  stop()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(sent).toHaveLength(1)
})

const newer = { de: { altText: 'Von anderswo', description: '' } }
const outdated: Sent = { texts: newer, outdated: new Error('texts_changed') }

test('changes to texts that were replaced elsewhere stay until the user decides', async () => {
  const { keeper, sent, settle, stored } = setUp()
  keeper.keepTrying()
  keeper.change(1, (draft) => ({ ...typing('Ei')(draft), approved: true, seen: now }))
  void keeper.save(1)
  keeper.change(1, typing('Ein'))
  sent[0]!.arrive(outdated)
  await settle()
  keeper.change(1, typing('Eine'))
  void keeper.saveAll()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(sent).toHaveLength(1)
  expect(keeper.stateOf(1)).toMatchObject({ phase: 'outdated', newer })
  expect(keeper.outdated()).toEqual([1])
  // A reload must not count as having seen the newer ones.
  expect(stored()).toEqual([[1, { ...alt('Eine'), seen: now }]])
  void keeper.saveOver(1)
  expect(sent[1]!.draft).toEqual({ ...alt('Eine'), seen: newer })
  sent[1]!.arrive()
  await settle()
  expect(keeper.stateOf(1).phase).toBe('saved')
  expect(keeper.outdated()).toEqual([])
})

test('texts that result from an attempt whose answer got lost are not taken for another user’s', async () => {
  const { keeper, sent, settle } = setUp()
  keeper.change(1, (draft) => ({ ...typing('Ein')(draft), seen: now }))
  void keeper.save(1)
  sent[0]!.fail(new TypeError('network'))
  await settle()
  keeper.change(1, typing('Eine'))
  void keeper.save(1)
  const arrived = { de: { altText: 'Ein', description: '' } }
  sent[1]!.arrive({ texts: arrived, outdated: new Error('texts_changed') })
  await settle()
  expect(keeper.outdated()).toEqual([])
  expect(sent[2]!.draft).toEqual({ ...alt('Eine'), seen: arrived })
  sent[2]!.arrive()
  await settle()
  expect(keeper.stateOf(1).phase).toBe('saved')
})

test('an outdated draft can be discarded', async () => {
  const { keeper, sent, settle, stored } = setUp()
  keeper.change(1, typing('Ei'))
  void keeper.save(1)
  sent[0]!.arrive(outdated)
  await settle()
  keeper.discard(1)
  expect(keeper.stateOf(1).phase).toBe('rest')
  expect([stored(), keeper.outdated(), keeper.hasUnsaved()]).toEqual([[], [], false])
})

test('an outdated approval is dropped, and the next one is based on the current texts', async () => {
  const { keeper, sent, settle } = setUp()
  keeper.change(1, (draft) => ({ ...draft, approved: true, seen: now }))
  void keeper.save(1)
  sent[0]!.arrive(outdated)
  await settle()
  expect(keeper.stateOf(1)).toMatchObject({ phase: 'outdated', draft: {} })
  expect(keeper.hasUnsaved()).toBe(false)
  keeper.change(1, (draft) => ({ ...draft, approved: true, seen: draft.seen ?? newer }))
  void keeper.save(1)
  expect(sent[1]!.draft).toEqual({ approved: true, seen: newer })
})
