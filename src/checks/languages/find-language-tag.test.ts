import { expect, test } from 'vitest'
import { findLanguageTag } from './find-language-tag.ts'

test.each([
  [
    'fr',
    [
      'Französisch',
      'French',
      'français',
      'francais',
      'FRANÇAIS',
      'fr',
      'Französisch (Kanada)',
      'Canadian French',
    ],
  ],
  ['nl', ['Niederländisch', 'Dutch (Belgium)', 'Flämisch']],
  ['pt', ['Portugiesisch', 'português', 'Brasilianisches Portugiesisch', 'Portuguese (Brazil)']],
  ['no', ['Norwegisch', 'norsk', 'Norwegisch Bokmål', 'Nynorsk']],
  ['sk', ['Slowakisch', 'Slovak', 'slovenčina']],
  ['hr', ['Kroatisch', 'hrvatski', 'Bosnisch']],
  ['gsw', ['Schweizerdeutsch', 'Swiss German', 'Schwyzerdütsch', 'Berndeutsch']],
  [
    'de',
    ['de', 'Deutsch', 'Leichte Sprache', 'Einfache Sprache', 'Deutsch (Österreich)', 'Schweizer Hochdeutsch'],
  ],
  ['en', ['British English', 'English (UK)', 'Plain English']],
  ['cs', ['cz', 'čeština', 'Tschechisch']],
  ['la', ['Latein', 'Latin']],
  [
    undefined,
    ['Klingonisch', 'Plattdeutsch', 'Old English', 'Low German', 'Deutsch und Englisch', '', 'constructor'],
  ],
])('%s is known by its names', (tag, names) => {
  for (const name of names) expect([name, findLanguageTag(name)]).toEqual([name, tag])
})
