import { expect, test } from 'vitest'
import { remarks } from './remarks.ts'

test.each([
  'two kids building a sandcastle (trimmed to 90 characters)',
  'red bus in front of town hall. should i describe the people as well?',
  'absolutely! a cat asleep on a sofa',
  'segelboote im hafen – wortlaut angepasst, da zu werblich',
  'nenne das wichtigste zuerst und bleibe unter 120 zeichen.',
  'nuovo tentativo: una fornaia inforna il pane',
  'plaza del mercado de noche. espero que sirva así.',
  'slovo … bylo vypuštěno. pekařka sází chleby do pece',
  'vitorlások a kikötőben – a megfogalmazást módosítottam',
  'najpierw wymień to, co najważniejsze, i zmieść się w 120 znakach.',
  'rdeč avtobus pred mestno hišo. naj opišem še ljudi?',
  'hond op het strand (ingekort tot 90 tekens)',
  "bakery counter with a menu (let me know if you'd like it shorter!)",
  'trije alpinisti počivajo na polici. če želite, lahko besedilo skrajšam.',
  'barokní kašna s delfíny (prosím ověřte, zda jde o olomouc)',
  'lanovka na sněžku v mlze (24 znaků)',
  'pie chart of household waste, written to meet wcag 1.1.1 at level a',
  'una bióloga anilla un vencejo. conviene que el editor confirme la especie antes de publicar.',
  'koronkarka przy oknie. spełniono wszystkie wytyczne: neutralny język, brak domysłów.',
])('“%s” remarks on itself', (text) => {
  expect(remarks(text, 'informative')).toBe(true)
})

test.each([
  'lektorin korrigiert am schreibtisch ein manuskript mit rotem stift',
  'erste fassung des gedichts mit vielen korrekturen, bleistift auf papier',
  'display (4 zeilen, 20 zeichen)',
  'list of keywords on a flipchart, three of them circled',
  'the word … written in sand. waves break behind it.',
  'divano in versione più corta (180 cm), rivestimento grigio',
  'claro de bosque con un ciervo',
  'jistě nejstarší dub v parku',
  'kézzel írt levél, két szó kihúzva és kicserélve',
  'jasne wnętrze z dużymi oknami',
  'prva različica pesmi s popravki s svinčnikom',
  'ein redakteur prüft in der druckerei einen andruck. die redakteure prüfen abzüge.',
  'woman with headphones using a screen reader',
  'stempel mit zehn zeichen (10 zeichen)',
  'tekst na ekranie wymaga od użytkownika podania hasła.',
  'besedilo na zaslonu od uporabnika zahteva vnos gesla.',
])('“%s” says what is seen', (text) => {
  expect(remarks(text, 'informative')).toBe(false)
})

test('what programs demand is no word to a writer', () => {
  expect(remarks('use short words for the option --user.', 'informative')).toBe(false)
  expect(remarks('write short words and avoid adjectives', 'functional')).toBe(false)
})

test('a remark that names a user or symbols is one, in a text that is not about programs', () => {
  expect(remarks('kot na parapecie (opis skrócony na prośbę użytkownika)', 'informative')).toBe(true)
  expect(remarks('kot na parapecie (opis skrócony, bez symboli, zgodnie z wytycznymi)', 'informative')).toBe(
    true,
  )
})
