import { affixCharacters } from './alt-affixes.ts'
import type { MergedWishes } from './merge-wishes.ts'

/** Shorter than this no model can be asked to be. */
const shortestAltText = 20

/** A line of the question; without a text it is left out. */
export interface QuestionLine {
  label: string
  text: string
}

/** What is wished, a line for each. What is put before and after an alt text takes its place of the longest one. */
export function wishLines(wishes: MergedWishes): QuestionLine[] {
  const { brand, product, style, avoidedKeywords, maxAltCharacters, glossary } = wishes
  const longest =
    maxAltCharacters === null ? null : Math.max(shortestAltText, maxAltCharacters - affixCharacters(wishes))
  return [
    { label: 'Brand', text: brand },
    { label: 'Product', text: product },
    { label: 'Style', text: style ?? '' },
    { label: 'Keywords to avoid', text: avoidedKeywords.join(', ') },
    { label: 'Longest alt text', text: longest === null ? '' : `${longest} characters` },
    { label: 'Glossary', text: glossary.join('; ') },
  ]
}
