import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Library, openLibrary } from './harness/open-library.ts'
import { chosenVersions } from './harness/versions.ts'

describe.each(chosenVersions(process.env))(
  'the media library of WordPress $wordpress with PHP $php',
  (versions) => {
    let library: Library

    beforeAll(async () => {
      library = await openLibrary(versions)
    })

    afterAll(() => library?.close())

    test('the list says what each alt text is, and its action writes a missing one, by keyboard and without a reload', async () => {
      const { site, page } = library
      const [missing, typed] = await addPictures(2, 'list')
      await writeByHand(typed, 'My own words')
      await site.go('/wp-admin/upload.php?mode=list')
      expect(await cell(typed).textContent()).toBe('My own words')
      expect(await cell(missing).textContent()).toBe('Missing')

      await page.focus(`#post-${missing} .bildwort-write`)
      await page.keyboard.press('Enter')
      await page.waitForSelector(`#post-${missing} .bildwort-state-own`)
      const alt = await altOf(missing)
      expect(alt).not.toBe('')
      expect(await cell(missing).textContent()).toContain(alt)
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Write alt text')
    })

    test('on a phone the row is opened, so that its new text is seen', async () => {
      const { site, page } = library
      const [id] = await addPictures(1, 'phone')
      await page.setViewportSize({ width: 390, height: 844 })
      await site.go('/wp-admin/upload.php?mode=list')
      await press(`#post-${id} .bildwort-write`)
      await page.waitForSelector(`#post-${id} .bildwort-state-own`, { state: 'visible' })
      await page.setViewportSize({ width: 1280, height: 900 })
    })

    test('a text that a person wrote is replaced only by somebody who was asked', async () => {
      const { site, page } = library
      const [id] = await addPictures(1, 'asked')
      await writeByHand(id, 'My own words')
      await site.go('/wp-admin/upload.php?mode=list')

      const refused = page.waitForEvent('dialog').then(async (dialog) => {
        await dialog.dismiss()
        return dialog.message()
      })
      await press(`#post-${id} .bildwort-write`)
      expect(await refused).toContain('My own words')
      expect(await altOf(id)).toBe('My own words')

      page.once('dialog', (dialog) => dialog.accept())
      await press(`#post-${id} .bildwort-write`)
      await page.waitForSelector(`#post-${id} .bildwort-state-own`)
      expect(await altOf(id)).not.toBe('My own words')
    })

    test('a text that was written elsewhere since the list was loaded stays until somebody has seen it', async () => {
      const { site, page } = library
      const [id] = await addPictures(1, 'since')
      await site.go('/wp-admin/upload.php?mode=list')
      await writeByHand(id, 'Written by a colleague')
      const asked = page.waitForEvent('dialog').then(async (dialog) => {
        await dialog.dismiss()
        return dialog.message()
      })
      await press(`#post-${id} .bildwort-write`)
      expect(await asked).toContain('Written by a colleague')
      expect(await altOf(id)).toBe('Written by a colleague')
    })

    test('the filter leaves those without alt text, in the list and in the grid', async () => {
      const { site, page } = library
      const [missing, typed] = await addPictures(2, 'filter')
      await writeByHand(typed, 'My own words')
      await site.go('/wp-admin/upload.php?mode=list')
      await page.selectOption('#bildwort-filter', { label: 'Without alt text' })
      await page.click('#post-query-submit')
      await page.waitForURL('**bildwort_alt=missing**')
      expect(await page.locator(`#post-${missing}`).count()).toBe(1)
      expect(await page.locator(`#post-${typed}`).count()).toBe(0)
      expect(await page.inputValue('#bildwort-filter')).toBe('missing')

      await site.go('/wp-admin/upload.php?mode=grid')
      await page.waitForSelector(`.attachment[data-id="${typed}"]`)
      await page.selectOption('#bildwort-alt-filter', { label: 'Without alt text' })
      await page.waitForSelector(`.attachment[data-id="${typed}"]`, { state: 'detached' })
      await page.waitForSelector(`.attachment[data-id="${missing}"]`)
    })

    test('the button in the dialog fills the field; what somebody has just typed there stays unless they agree', async () => {
      const { site, page } = library
      const [id] = await addPictures(1, 'dialog')
      const field = '[data-setting="alt"] textarea'
      await library.call('update_user_option', 1, 'media_library_mode', 'grid')
      await site.go(`/wp-admin/upload.php?item=${id}`)
      await page.waitForSelector('.bildwort-field .button')
      await press('.bildwort-field .button')
      await page.waitForSelector('.bildwort-said:has-text("The alt text is written.")')
      const written = await page.inputValue(field)
      expect(written).toBe(await altOf(id))
      expect(written).not.toBe('')

      page.once('dialog', (dialog) => dialog.dismiss())
      await page.fill(field, 'My own words')
      await press('.bildwort-field .button')
      await page.waitForSelector('.bildwort-said:text-is("")', { state: 'attached' })
      expect(await page.inputValue(field)).toBe('My own words')
      expect(await altOf(id)).toBe('My own words')
    })

    test('the button on the page of an attachment fills its field', async () => {
      const { site, page } = library
      const [id] = await addPictures(1, 'page')
      await site.go(`/wp-admin/post.php?post=${id}&action=edit`)
      await press('.bildwort-field .button')
      await page.waitForSelector('.bildwort-said:has-text("The alt text is written.")')
      expect(await page.inputValue('#attachment_alt')).toBe(await altOf(id))
    })

    test('WordPress finds no fault with the plugin', () => {
      expect(library.wordpress.complaints()).toEqual([])
    })

    function cell(id: number) {
      return library.page.locator(`#post-${id} .bildwort-cell`)
    }

    // Row actions are out of sight until their row has the focus.
    async function press(button: string): Promise<void> {
      await library.page.focus(button)
      await library.page.keyboard.press('Enter')
    }

    async function addPictures<N extends number>(count: N, name: string) {
      return (await library.addPictures(count, name)) as [number, number]
    }

    async function altOf(id: number): Promise<string> {
      const [alt] = await library.altTexts([id])
      return alt!
    }

    async function writeByHand(id: number, text: string): Promise<void> {
      await library.call('update_post_meta', id, '_wp_attachment_image_alt', text)
    }
  },
)
