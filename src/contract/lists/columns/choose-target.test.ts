import { expect, test } from 'vitest'
import { readHeader } from '#contract/lists/read-header.ts'
import { chooseTarget } from './choose-target.ts'
import { exportExamples } from './known-exports.testing.ts'
import { recogniseWishes } from './row-wishes.ts'

function target(
  headers: string[],
  language = 'de',
  text: 'altText' | 'description' | 'keywords' = 'altText',
) {
  const altColumn = recogniseWishes(headers).existingAlt ?? null
  const column = chooseTarget({ headers, altColumn }, text, language)
  return typeof column === 'number' ? headers[column] : { new: column.header }
}

const targets: Record<string, string | { new: string }> = {
  'products of Shopify, first form': 'Image Alt Text',
  'products of Shopify, second form': 'Image alt text',
  'products of WooCommerce': { new: 'Image Alt Text' },
  'products of a German WooCommerce': { new: 'Image Alt Text' },
  'posts by WP All Export': 'Image Alt Text',
  'media of the tables of WordPress': '_wp_attachment_image_alt',
  'files of TYPO3 with their metadata': 'alternative',
  'links to images of Screaming Frog': 'Alt Text',
  'images of Screaming Frog': { new: 'Alt Text' },
  'images of AltText.ai': 'alt_text_de',
  'files of Contao': { new: 'alt' },
  'media of Drupal by machine names': 'field_media_image__alt',
  'content of Drupal by machine names': 'field_image__alt',
  'media of Drupal by labels': { new: 'field_media_image__alt' },
  'products of Shopware': 'cover_media_alt',
  'media of Shopware': 'alt',
  'categories of Shopware': 'media_alt',
  'media of Omeka S': 'o:alt_text',
  'items of Omeka Classic': { new: 'o:alt_text' },
}

test.for(exportExamples)('alt texts of $title go where their system takes them from', ({ title, csv }) => {
  expect(target(readHeader(csv, true)!.headers)).toEqual(targets[title])
})

test.for([
  [['Inventarnr', 'Objekttitel', 'Bild', 'Alternativtext'], 'de', 'Alternativtext'],
  [['url', 'Alt (de)', 'Alt (en)'], 'en', 'Alt (en)'],
  [['url', 'alt_text_de', 'alt_text_en'], 'en', 'alt_text_en'],
  [['url', 'alt_text_de'], 'en', { new: 'alt_text_en' }],
  [['url', 'alt_text_cs', 'alt_text'], 'cz', 'alt_text_cs'],
  [['sys.id', 'title', 'url'], 'de', { new: 'alt_text_de' }],
  [['url', 'alt'], 'Latein', 'alt'],
] as const)('of %j the alt texts in %s go into %j', ([headers, language, column]) => {
  expect(target([...headers], language)).toEqual(column)
})

test('descriptions and keywords get a column of their own', () => {
  expect(target(['url', 'description', 'keywords'], 'de', 'description')).toEqual({ new: 'description_de' })
  expect(target(['url', 'keywords'], 'de', 'keywords')).toEqual({ new: 'keywords_2' })
})
