import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import de from './privacy-texts.de.json' with { type: 'json' }
import en from './privacy-texts.en.json' with { type: 'json' }

const questions = join(import.meta.dirname, '..', '..', '..', 'server', 'describing', 'question')

/** What the request to the AI service contains besides the image, and how the page names it. */
const sent: Record<string, [german: string, english: string]> = {
  Context: ['Kontextspalte', 'context column'],
  Caption: ['Bildunterschrift', 'caption'],
  'Page title': ['Seitentitel', 'page title'],
  Role: ['Funktion des Bildes', 'role'],
  'Link target': ['Linkziel', 'link target'],
  'Existing alt text': ['vorhandener Alternativtext', 'existing alt text'],
  'File headline': ['Überschrift', 'headline'],
  'File caption': ['EXIF): Überschrift, Bildunterschrift', 'is sent as well: headline, caption'],
  'Persons shown': ['Namen gezeigter Personen', 'names of people shown'],
  Place: ['Ort', 'place'],
  Event: ['Anlass', 'event'],
  'File alt text': ['Anlass und Alternativtexte', 'event and alt texts'],
  Keywords: ['Schlagwörter daraus', 'keywords taken from it'],
  'File name': ['Dateiname', 'file name'],
  Brand: ['Marke', 'brand'],
  Product: ['Produkt', 'product'],
  Style: ['Stil', 'style'],
  'Keywords to avoid': ['Ausschlusswörter', 'words to avoid'],
  'Longest alt text': ['Länge', 'length'],
  Glossary: ['Glossar', 'glossary'],
  Wish: ['Ihr Wunsch', 'your instruction'],
  'Alt text of the other picture': ['Alternativtext des anderen', 'alt text of the other image'],
  'Material of the other picture': ['was die Liste über dieses sagt', 'what the list says about it'],
  Languages: ['gewählten Sprachen', 'chosen languages'],
}

test('the privacy page names everything that is sent to the AI service with an image', () => {
  const sources = globSync('*-lines.ts', { cwd: questions }).concat('write-question.ts', 'tell-apart.ts')
  const labels = sources.flatMap((file) =>
    [...readFileSync(join(questions, file), 'utf8').matchAll(/(?:\bline\(|label: |^ +\[)'([^']+)',/gm)].map(
      ([, label = '']) => label,
    ),
  )
  expect(labels.toSorted()).toEqual(Object.keys(sent).toSorted())
  expect(Object.values(sent).filter(([german]) => !de.ai.text.includes(german))).toEqual([])
  expect(Object.values(sent).filter(([, english]) => !en.ai.text.includes(english))).toEqual([])
})
