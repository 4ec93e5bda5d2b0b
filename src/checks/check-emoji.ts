import type { RuleOfText } from './rule.ts'

/** Signs of print that may also be shown in colour: arrows, ticks, trade marks, telephones, stars of a rating. */
const typographic = /[©®™‼⁉ℹ←-⇿▪▫▶◀◻◼☎☑✔✖⤴⤵⬅⬆⬇〰〽]\uFE0F?/gu

const emoji =
  /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|\p{Regional_Indicator}|[0-9#*]\uFE0F?\u20E3|[☀☁☂☃☹☺♥❤✌✍☝]/u

/** Broken when the text holds emoji: screen readers read out their names. */
export function checkEmoji(text: string): boolean {
  return emoji.test(text.replace(typographic, ''))
}

export const emojiRule: RuleOfText = {
  isHard: false,
  advice: 'a text holds emoji. Use words.',
  fields: ['altText', 'description'],
  judgeText: checkEmoji,
}
