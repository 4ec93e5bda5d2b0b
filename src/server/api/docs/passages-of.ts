import { guide, type Passage } from './guide.ts'
import { factsOf, type PageSettings } from './reference.ts'

/** The passages of the page, in their order: the guide, what it looks up, and the changelog. */
export function passagesOf(settings: PageSettings): readonly Passage[] {
  return [
    ...guide,
    ...factsOf(settings),
    {
      id: 'values',
      title: { de: 'Werte', en: 'Values' },
      text: {
        de: 'Weitere können dazukommen: Behandeln Sie einen unbekannten Wert wie „etwas anderes“.',
        en: 'Others can be added: treat an unknown value as “something else”.',
      },
    },
    {
      id: 'changes',
      title: { de: 'Änderungen', en: 'Changelog' },
      text: { de: 'Die neuesten zuerst.', en: 'Newest first.' },
    },
  ]
}
