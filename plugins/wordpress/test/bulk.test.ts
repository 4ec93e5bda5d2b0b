import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Library, openLibrary } from './harness/open-library.ts'
import { chosenVersions } from './harness/versions.ts'

const count = 30

describe.each(chosenVersions(process.env))(
  'thirty pictures of the media library on WordPress $wordpress with PHP $php',
  (versions) => {
    let library: Library
    let ids: number[]

    beforeAll(async () => {
      library = await openLibrary(versions)
      await library.setPublic(true)
      ids = await library.addPictures(count)
      await library.call('update_user_meta', 1, 'upload_per_page', 100)
    })

    afterAll(() => library?.close())

    test('where the balance does not reach, nothing can be begun', async () => {
      const { site, page } = library
      await library.connect(await library.bildwort.makePoorToken())
      await site.go('/wp-admin/upload.php?page=bildwort-alt-texts&choice=missing')
      expect(await page.textContent('.bildwort-page .notice-error')).toContain('The balance does not reach')
      expect(await page.locator('.bildwort-page button.button-primary').count()).toBe(0)
      await library.connect(library.bildwort.token)
    })

    test('chosen in the list, they are said to cost so much before anything is begun', async () => {
      const { site, page, call } = library
      await call('update_post_meta', ids[0], '_wp_attachment_image_alt', 'My own words')
      await call('file_put_contents', await call('get_attached_file', ids[1]), 'This is no picture.')
      const { pricesCents } = await library.bildwort.ask<{ pricesCents: number[] }>('/account')
      const euros = (cents: number) => `€${(cents / 100).toFixed(2)}`

      await site.go('/wp-admin/upload.php?mode=list')
      await page.check('#cb-select-all-1')
      await page.selectOption('#bulk-action-selector-top', { label: 'Write alt texts' })
      await page.click('#doaction')
      await page.waitForSelector('.bildwort-costs')
      expect(await rowsOfCosts()).toEqual([
        ['Chosen', '30'],
        ['Stay as a person left them', '− 1'],
        ['To be described', '29'],
        ['Price of a picture', euros(pricesCents[0]!)],
        ['Together, at most', euros(29 * pricesCents[0]!)],
        ['Your balance', euros(library.bildwort.balanceCents)],
      ])
      expect(await call('Bildwort_Batch::is_waiting', ids[2])).toBe(false)
      expect(await library.bildwort.ask('/account')).toMatchObject({ heldCents: 0 })
    })

    test('begun by keyboard, they say how far they are until all are done, and why one is not described', async () => {
      const { page } = library
      // In the background nobody is signed in: who began it reads it in their language.
      await library.call('update_user_meta', 1, 'locale', 'de_DE')
      await page.focus('.bildwort-page button.button-primary')
      await page.keyboard.press('Enter')
      await page.waitForSelector('#bildwort-summary')
      await expect
        .poll(summaryAfterCron, { interval: 1_000 })
        .toBe('Done: 28 of 29 pictures have been described.')
      expect(await page.locator('.bildwort-counts li').allTextContents()).toEqual([
        '28 Alt text written',
        '1 Not described',
      ])
      const failed = page.locator('h2:has-text("Not described, and why") + table tr')
      expect(await failed.count()).toBe(1)
      expect(await failed.textContent()).toContain('Das Bild konnte nicht beschrieben werden: ')
      const texts = await library.altTexts(ids)
      expect(texts.filter((text) => text !== '')).toHaveLength(29)
      expect(texts[0]).toBe('My own words')
    })

    test('chosen in the grid, those that have their texts cost nothing more', async () => {
      const { site, page } = library
      await library.call('update_option', 'bildwort_settings', {
        address: library.bildwort.url,
        languages: ['en'],
        overwrite: 'none',
      })
      await site.go('/wp-admin/upload.php?mode=grid')
      await page.waitForSelector(`.attachment[data-id="${ids[5]}"]`)
      await page.click('.select-mode-toggle-button')
      await page.click(`.attachment[data-id="${ids[5]}"]`)
      await page.click(`.attachment[data-id="${ids[6]}"]`)
      await page.click('.bildwort-write-selected')
      await page.waitForSelector('.bildwort-costs')
      expect(await rowsOfCosts()).toContainEqual(['Described by Bildwort already', '− 2'])
      expect(await page.locator('.bildwort-page button.button-primary').count()).toBe(0)
    })

    test('WordPress finds no fault with the plugin', () => {
      expect(library.wordpress.complaints()).toEqual([])
    })

    function rowsOfCosts(): Promise<string[][]> {
      return library.page
        .locator('.bildwort-costs tr')
        .evaluateAll((rows) =>
          rows.map((row) => [...row.children].map((child) => child.textContent?.trim() ?? '')),
        )
    }

    async function summaryAfterCron(): Promise<string | null> {
      // The webhook may be late: after ten minutes the job is looked at without it.
      await library.runCronAfter(660)
      return library.page.textContent('#bildwort-summary')
    }
  },
)
