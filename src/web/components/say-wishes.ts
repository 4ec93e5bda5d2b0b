import type { JobWishes } from '#contract/entities/text-wishes.ts'
import type { WishTexts } from './wish-texts.ts'

/** A job's text settings with their names, in the order of the form; empty if there are none. */
export function sayWishes(
  { textWishes, usesFileNotes }: JobWishes,
  t: WishTexts,
): { name: string; text: string }[] {
  const { style, maxAltCharacters, ...typed } = textWishes
  const said = [
    { name: t('brand'), text: typed.brand },
    { name: t('product'), text: typed.product },
    { name: t('style'), text: style && t(`styles.${style}`) },
    { name: t('maxAltCharacters'), text: maxAltCharacters && t('characters', { count: maxAltCharacters }) },
    { name: t('avoidedKeywords'), text: typed.avoidedKeywords },
    { name: t('glossary'), text: typed.glossary },
    { name: t('altPrefix'), text: typed.altPrefix },
    { name: t('altSuffix'), text: typed.altSuffix },
    { name: t('fileNotes'), text: usesFileNotes ? '' : t('fileNotesUnused') },
  ]
  return said.flatMap(({ name, text }) => (text ? [{ name, text }] : []))
}
