import type { SpoiltBody } from '#stand-ins/ai/behaviour.ts'
import { english } from '#stand-ins/ai/languages/english.ts'
import { findGrammar } from '#stand-ins/ai/languages/find-grammar.ts'
import type { AskedLanguage } from '#stand-ins/ai/schema/find-languages.ts'
import { changeTexts } from './change-texts.ts'
import type { Brief } from './read-brief.ts'

const french = {
  altText: 'Une vieille barque en bois repose sur la rive d’un lac tranquille au lever du jour',
  description:
    'La barque est attachée à un piquet et ses rames sont posées à l’intérieur. Derrière elle, une forêt de sapins se reflète dans l’eau calme. Quelques nuages légers traversent le ciel encore pâle.',
}

/** The model's text as the fault spoils it; faults that spoil something else leave it as it is. */
export function spoilText(body: SpoiltBody, text: string, { material, languages }: Brief): string {
  switch (body) {
    case 'malformed':
      return `Certainly! Here is the JSON: ${text.slice(0, -2)},`
    case 'wrong_shape':
      return JSON.stringify({ success: true, results: [{ caption: text.slice(0, 80) }] })
    case 'wrong_language':
      // What only adorns has no alt text in any language.
      return changeTexts(text, ({ altText }) => ({ ...french, altText: altText && french.altText }))
    case 'declined':
    case 'not_visible':
      return JSON.stringify({
        ...JSON.parse(changeTexts(text, () => ({ altText: '', description: '' }))),
        outcome: body,
      })
    case 'empty_answer':
      return changeTexts(text, () => ({ altText: '', description: '' }))
    case 'no_text':
      return ''
    case 'file_name':
      return changeTexts(text, (texts) => ({ ...texts, altText: material.fileName || 'IMG_0815.jpg' }))
    case 'opening':
      return changeTexts(text, ({ altText, description }, code) => ({
        altText: `${openingIn(languages.find((language) => language.code === code))} ${altText}`.trim(),
        description,
      }))
    case 'markup':
      return changeTexts(text, ({ altText, description }) => ({
        altText: `**${altText}**`,
        description: `<p>${description}</p>`,
      }))
    case 'label':
      return changeTexts(text, ({ altText, description }) => ({
        altText: altText && `Alt text: “${altText}”`,
        description,
      }))
    case 'cut_off':
      return changeTexts(text, ({ altText, description }) => ({
        altText,
        description: `${description.slice(0, description.length / 2).trimEnd()} (`,
      }))
    default:
      return text
  }
}

function openingIn(language: AskedLanguage | undefined): string {
  return ((language && findGrammar(language)) ?? english).opening
}
