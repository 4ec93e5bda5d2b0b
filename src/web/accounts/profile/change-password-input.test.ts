import { expect, test } from 'vitest'
import { changePasswordFields } from './change-password-input.ts'

const faults = (newPassword: string, confirmation: string, minLength = 8) => {
  const fields = { currentPassword: 'secret', newPassword, confirmation }
  return (
    changePasswordFields(minLength)
      .safeParse(fields)
      .error?.issues.map(({ path, code }) => `${path}: ${code}`) ?? []
  )
}

test('the new password is typed twice and has at least 8 characters', () => {
  expect(faults('a new one', 'a new one')).toEqual([])
  expect(faults('a new one', 'another one')).toEqual(['confirmation: custom'])
  expect(faults('short', 'short')).toEqual(['newPassword: too_small'])
})

test('an installation may ask for more', () => {
  expect(faults('nine char', 'nine char', 10)).toEqual(['newPassword: too_small'])
  expect(faults('ten charac', 'ten charac', 10)).toEqual([])
})

test('both errors are shown at once', () => {
  expect(faults('short', 'other')).toEqual(['newPassword: too_small', 'confirmation: custom'])
})
