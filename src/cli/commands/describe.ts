import { stat } from 'node:fs/promises'
import { connect } from '#cli/connect.ts'
import type { Order } from '#cli/describing/order.ts'
import { type Bounds, type Outcome, runOrders } from '#cli/describing/run-orders.ts'
import { type Exit, exits, wrongUse } from '#cli/exits.ts'
import type { Terminal } from '#cli/terminal.ts'

export interface DescribeOptions extends Bounds {
  languages: string[]
  context?: string
  json?: boolean
  output?: string
}

/** Describes files and addresses, one call each, and prints their texts in the order of the arguments. */
export async function describe(
  targets: string[],
  { languages, context, json, output, ...bounds }: DescribeOptions,
  terminal: Terminal,
): Promise<Exit> {
  const orders = await Promise.all(
    targets.map(async (name): Promise<Order> => {
      const picture = /^https?:\/\//.test(name) ? { url: name } : { file: name }
      if ('file' in picture && !(await stat(name).catch(() => null))?.isFile())
        throw wrongUse(`There is no file ${name}.`)
      return { name, picture, languages, ...(context && { context }) }
    }),
  )
  const outcomes = new Map<Order, Outcome>()
  const done = await runOrders(await connect(process.env), orders, bounds, terminal, (order, outcome) => {
    outcomes.set(order, outcome)
  })
  if (!done) return exits.done
  const described = orders.map((order) => ({ name: order.name, ...outcomes.get(order)! }))
  const text = json ? `${JSON.stringify(described, null, 2)}\n` : described.map(print).join('\n')
  await terminal.write(text, output)
  return done.failed > 0 ? exits.findings : exits.done
}

function print(one: { name: string } & Outcome): string {
  if ('problem' in one) return `${one.name}\n  failed: ${one.problem}\n`
  if (one.image.decorative) return `${one.name}\n  decorative: its alt text is empty\n`
  const texts = Object.entries(one.image.texts).map(
    ([language, { altText, description }]) => `  ${language}: ${altText}\n      ${description}\n`,
  )
  return `${one.name}\n${texts.join('')}`
}
