import { readAccount } from '#cli/connect.ts'
import { exits, Halt, wrongUse } from '#cli/exits.ts'
import { count, type Terminal } from '#cli/terminal.ts'
import { ApiError, type Bildwort, type DescribedImage } from '#client/client.ts'
import { type Order, sendOrder } from './order.ts'

export interface Bounds {
  dryRun?: boolean
  /** In euro, as typed. */
  maxCost?: string
}

export type Outcome = { image: DescribedImage } | { problem: string }

const atOnce = 4
/** Refusals that are about a single picture: the others can still succeed. */
const ofPicture = new Set(['image_failed', 'image_not_described', 'file_too_large', 'upload_too_slow'])

/** Cents of an amount in euro: `12.50`, `12,50`. */
export function readEuros(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d{1,7}([.,]\d{1,2})?$/.test(text)) throw wrongUse('--max-cost is an amount in euro, such as 12.50.')
  return Math.round(Number(text.replace(',', '.')) * 100)
}

export function euros(cents: number): string {
  return `${(cents / 100).toFixed(2)} €`
}

/**
 * Sends orders, a few at once, after checking that they are affordable: `over_max_cost` and the like are refused before anything is sent.
 * With `dryRun` it only says what they would cost, and returns null. Returns how many failed.
 */
export async function runOrders(
  bildwort: Bildwort,
  orders: readonly Order[],
  { dryRun, maxCost }: Bounds,
  terminal: Terminal,
  onOutcome: (order: Order, outcome: Outcome) => void | Promise<void>,
): Promise<{ failed: number; cents: number } | null> {
  const most = readEuros(maxCost)
  const account = await readAccount(bildwort)
  const priceOf = ({ languages }: Order) => {
    const cents = account.pricesCents[languages.length - 1]
    if (cents === undefined) throw wrongUse(`${languages.length} languages are too many.`)
    return cents
  }
  const cents = orders.reduce((sum, order) => sum + priceOf(order), 0)
  const cost = `${count(orders.length, 'picture')}, up to ${euros(cents)}`
  if (dryRun) {
    for (const { name, languages } of orders) terminal.say(`${name} (${languages.join(', ')})`)
    terminal.say(`${cost}; ${euros(account.balanceCents)} are left. Nothing was sent.`)
    return null
  }
  if (orders.length === 0) return { failed: 0, cents: 0 }
  if (most !== undefined && cents > most)
    throw new Halt(exits.refused, `${cost}: more than --max-cost ${euros(most)}. Nothing was sent.`)
  if (cents > account.balanceCents)
    throw new Halt(exits.refused, `${cost}; only ${euros(account.balanceCents)} are left. Nothing was sent.`)

  const progress = terminal.follow(orders.length, 'Describing')
  const waiting = orders[Symbol.iterator]()
  const done = { failed: 0, cents: 0 }
  let fault: unknown
  const work = async () => {
    for (const order of waiting) {
      if (fault !== undefined) return
      const outcome = await describe(order)
      if (!outcome) return
      if ('problem' in outcome) done.failed += 1
      else done.cents += outcome.image.chargedCents
      progress.tick(`${order.name}${'problem' in outcome ? `: ${outcome.problem}` : ''}`)
      await onOutcome(order, outcome)
    }
  }
  const describe = async (order: Order): Promise<Outcome | null> => {
    try {
      return { image: await sendOrder(bildwort, order, priceOf(order)) }
    } catch (refused) {
      if (refused instanceof ApiError && ofPicture.has(refused.code)) return { problem: refused.message }
      fault ??= refused
      return null
    }
  }
  // What is under way ends, and is written, even when another call was refused.
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, work))
  progress.end()
  const broken = ended.find(({ status }) => status === 'rejected')
  if (fault !== undefined) throw fault
  if (broken?.status === 'rejected') throw broken.reason
  return done
}
