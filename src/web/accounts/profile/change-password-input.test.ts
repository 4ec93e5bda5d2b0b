import { expect, test } from 'vitest'
import { ChangePasswordFields } from './change-password-input.ts'

const faults = (newPassword: string, confirmation: string) => {
  const fields = { currentPassword: 'secret', newPassword, confirmation }
  return (
    ChangePasswordFields.safeParse(fields).error?.issues.map(({ path, code }) => `${path}: ${code}`) ?? []
  )
}

test('the new password is typed twice and has at least 8 characters', () => {
  expect(faults('a new one', 'a new one')).toEqual([])
  expect(faults('a new one', 'another one')).toEqual(['confirmation: custom'])
  expect(faults('short', 'short')).toEqual(['newPassword: too_small'])
})

test('both faults are told at once', () => {
  expect(faults('short', 'other')).toEqual(['newPassword: too_small', 'confirmation: custom'])
})
