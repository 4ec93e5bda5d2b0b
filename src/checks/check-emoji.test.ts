import { expect, test } from 'vitest'
import { checkEmoji } from './check-emoji.ts'

test.each([
  'Hund am Strand 🐶',
  'Sunset over the sea 🌅✨',
  'Gelato al limone in una coppa 🍋',
  'Playa con palmeras ☀️',
  'Srdce z růží ❤️',
  'Két gyerek 👨‍👩‍👧 a parkban',
  'Flaga 🇵🇱 na maszcie',
  'Planinska koča ⛰️ v snegu',
  'Step 1️⃣ of the manual',
  'Valentine card with a red heart ❤',
  'Häkchen ✅ neben einer Liste',
])('“%s” holds emoji', (text) => {
  expect(checkEmoji(text)).toBe(true)
})

test.each([
  'Logo „Bildwort®“ neben „Wortbild™“, © 2024',
  'Thermometer at 21 °C',
  'Cartello: Uscita → 50 m',
  'Precio: 12,50 €, antes 20 €',
  '½ litru mléka v modrém džbánu',
  'Lista: ✓ tej, ✓ vaj, ✗ liszt',
  'Hotel ★★★★ nad brzegiem jeziora',
  'Formula E = m · c², № 5',
  'Gumb ▶ na predvajalniku',
  'Phone number ☎ 555-0199 on a van',
  'Taste ↵ und # auf einer Tastatur, 5 * 3',
  'Kreuzworträtsel ✔︎ gelöst',
])('“%s” holds none', (text) => {
  expect(checkEmoji(text)).toBe(false)
})
