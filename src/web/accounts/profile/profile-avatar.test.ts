import { expect, test } from 'vitest'
import { profileInitials } from './profile-avatar.tsx'

test('initials are those of the first and the last word', () => {
  expect(profileInitials('anna.meier')).toBe('AM')
  expect(profileInitials('Öykü von der Heide')).toBe('ÖH')
  expect(profileInitials('team_bild-redaktion')).toBe('TR')
})

test('one word has one', () => {
  expect(profileInitials('redaktion')).toBe('R')
  expect(profileInitials('.anna.')).toBe('A')
})

test('a letter is a whole character, whatever it is made of', () => {
  expect(profileInitials('𝒶nna')).toBe('𝒶')
  expect(profileInitials('...')).toBe('.')
})
