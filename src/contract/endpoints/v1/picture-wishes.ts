import { z } from 'zod'
import { optionalText, TextWishes } from '#contract/entities/text-wishes.ts'
import { limits } from '#contract/limits.ts'
import { type RowWishes, wishCharacters } from '#contract/lists/columns/row-wishes.ts'
import { withoutHidden } from '#contract/lists/without-hidden.ts'
import { wishLimits } from '#contract/wish-limits.ts'

const { brand, product, style, maxAltCharacters, glossary, altPrefix, altSuffix } = TextWishes.shape
const keywordCharacters = 100

/** What can be sent along with a picture, as in the columns of a list. All fields are optional. */
export const pictureWishes = {
  context: optionalText(limits.contextCharacters),
  role: optionalText(wishCharacters.role),
  linkTarget: optionalText(wishCharacters.linkTarget),
  caption: optionalText(wishCharacters.caption),
  pageTitle: optionalText(wishCharacters.pageTitle),
  existingAlt: optionalText(wishCharacters.existingAlt),
  keywords: words(50),
  avoidedKeywords: words(50).refine(
    (said) => joinAvoided(said).length <= wishLimits.avoidedKeywordsCharacters,
    {
      error: 'At most 500 characters in all are possible.',
    },
  ),
  brand,
  product,
  style,
  maxAltCharacters,
  glossary,
  altPrefix,
  altSuffix,
}

type GivenWishes = z.infer<z.ZodObject<typeof pictureWishes>>

/** Converts these to the wishes of a list's row; empty values are absent. */
export function rowWishesOf(given: GivenWishes): RowWishes {
  const {
    role,
    linkTarget,
    caption,
    pageTitle,
    existingAlt,
    brand,
    product,
    glossary,
    altPrefix,
    altSuffix,
  } = given
  const all = {
    ...{ role, linkTarget, caption, pageTitle, existingAlt, brand, product, glossary, altPrefix, altSuffix },
    style: given.style ?? '',
    avoidedKeywords: joinAvoided(given.avoidedKeywords),
    maxAltCharacters: given.maxAltCharacters === null ? '' : String(given.maxAltCharacters),
  }
  return Object.fromEntries(Object.entries(all).filter(([, text]) => text !== ''))
}

/** As a list and the app have them. */
export function joinAvoided(words: readonly string[]): string {
  return words.join('; ')
}

function words(most: number) {
  const word = z
    .string()
    .overwrite((text) => withoutHidden(text).replace(/\s+/g, ' ').trim())
    .min(1)
    .max(keywordCharacters)
  return z.array(word).max(most).default([])
}
