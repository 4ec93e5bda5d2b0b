import { expect, test } from 'vitest'
import { stateOfImage } from './state-of-image.ts'

const dogs = 'Zwei Hunde schauen aus einem Fenster.'

test('an image that has its texts has succeeded', () => {
  expect(stateOfImage({ state: 'succeeded', success: true, description: dogs })).toBe('succeeded')
})

test('an image whose description is a placeholder has failed, whatever it was flagged as', () => {
  const description = 'Keine Beschreibung verfügbar'
  expect(stateOfImage({ state: 'succeeded', success: true, description })).toBe('failed')
})

test.each(['pending', 'skipped', 'carried', 'failed'] as const)(
  'an image that is %s is shown so',
  (state) => {
    expect(stateOfImage({ state, success: false, description: '' })).toBe(state)
  },
)
