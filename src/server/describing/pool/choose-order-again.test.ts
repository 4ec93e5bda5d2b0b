import { expect, test } from 'vitest'
import { chooseOrderAgain } from './choose-order-again.ts'
import type { KeyedProvider } from './keyed-provider.ts'

/** Only the properties that decide the order. */
function make(availability: 'available' | 'just_opened' | 'unavailable' = 'available') {
  return { availability: () => availability } as unknown as KeyedProvider
}

const [a, b] = [make(), make()]
const down = make('unavailable')
const slip = { reason: 'Too long.', isOfForm: true }
const refusal = { reason: 'Declines.', isOfForm: false }

test.each([
  ['a slip goes to its writer first', [slip], [], [a, b], [a, b]],
  ['also when it was not asked first', [slip], [], [b, a], [a, b]],
  ['those that are not well come last', [slip], [], [down, a, b], [a, b, down]],
  ['a refusal goes to another', [refusal], [], [a, b], [b, a]],
  ['a refusal together with a slip, too', [slip, refusal], [], [a, b], [b, a]],
  ['but not to one that is not well', [refusal], [], [a, down], [a, down]],
  ['alone, the writer is asked', [refusal], [], [a], [a]],
  ['a second slip of the same writer goes to another', [slip], [a], [a, b], [b]],
  ['if there are two writers, none is asked again', [slip], [b], [a, b], []],
  ['alone, the writer is not asked a third time', [slip], [a], [a], []],
  ['an unhealthy provider is not asked last', [slip], [a], [a, down], []],
  ['after three answers it is over', [slip], [b, b], [a, b], []],
])('%s', (_what, objections, before, usable, order) => {
  expect(chooseOrderAgain(a, before, objections, usable)).toEqual(order)
})
