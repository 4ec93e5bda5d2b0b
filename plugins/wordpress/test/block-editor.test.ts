import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Library, openLibrary } from './harness/open-library.ts'
import { chosenVersions } from './harness/versions.ts'

/** Of the editor's global, what tests drive. */
interface Editor {
  blocks: { createBlock(name: string, attributes: object): { clientId: string } }
  data: {
    dispatch(store: string): Record<string, (...given: unknown[]) => unknown>
    select(store: string): Record<string, (...given: unknown[]) => unknown> | undefined
  }
}

const button = '.interface-complementary-area button:has-text("Write alt text")'
const field = '.interface-complementary-area textarea'

describe.each(chosenVersions(process.env))(
  'the block editor of WordPress $wordpress with PHP $php',
  (versions) => {
    let library: Library

    beforeAll(async () => {
      library = await openLibrary(versions)
      // The guide that welcomes people would take the focus, whenever it comes.
      const seen = { 'core/edit-post': { welcomeGuide: false }, _modified: new Date().toISOString() }
      await library.call('update_user_meta', 1, 'wp_persisted_preferences', seen)
    })

    afterAll(() => library?.close())

    test('the button writes the text into the block and into the media library, by keyboard and without a reload', async () => {
      const { page } = library
      const [id] = await library.addPictures(1, 'block')
      await editImage(id!)
      await page.locator(button).press('Enter')
      await page.waitForSelector('.bildwort-said:has-text("The alt text is written.")')
      expect(await page.inputValue(field)).not.toBe('')
      expect(await page.inputValue(field)).toBe(await altOf(id!))
    })

    test('a text that the media library has is offered first, and costs nothing', async () => {
      const { page } = library
      const [id] = await library.addPictures(1, 'offered')
      await library.call('update_post_meta', id, '_wp_attachment_image_alt', 'Of the media library')
      const before = await library.bildwort.ask<{ balanceCents: number }>('/account')
      await editImage(id!)
      await page.click(button)
      await page.waitForSelector('.bildwort-choice')
      expect(await page.textContent('.bildwort-choice')).toContain('Of the media library')
      await page.click('.bildwort-choice button:has-text("Take the text of the media library")')
      await page.waitForSelector('.bildwort-choice', { state: 'detached' })
      expect(await page.inputValue(field)).toBe('Of the media library')
      expect(await library.bildwort.ask('/account')).toMatchObject(before)
    })

    test('a text that a person wrote into the block or into the media library stays unless they agree', async () => {
      const { page } = library
      const [id] = await library.addPictures(1, 'kept')
      await library.call('update_post_meta', id, '_wp_attachment_image_alt', 'Of the media library')
      await editImage(id!, 'Of this block')
      await page.click(button)
      await page.waitForSelector('.bildwort-choice')
      expect(await page.textContent('.bildwort-choice')).toContain('Of this block')
      await page.keyboard.press('Escape')
      await page.waitForSelector('.bildwort-choice', { state: 'detached' })
      expect(await page.inputValue(field)).toBe('Of this block')
      expect(await altOf(id!)).toBe('Of the media library')

      await page.click(button)
      await page.click('.bildwort-choice button:has-text("Write anew")')
      await page.waitForSelector('.bildwort-said:has-text("The alt text is written.")')
      expect(await page.inputValue(field)).not.toBe('Of this block')
      expect(await page.inputValue(field)).toBe(await altOf(id!))
    })

    test('of a picture from elsewhere it says that it cannot write for it', async () => {
      await editImage(undefined)
      await library.page.waitForSelector('text=Bildwort writes for pictures of the media library.')
      expect(await library.page.locator(button).count()).toBe(0)
    })

    test('WordPress finds no fault with the plugin', () => {
      expect(library.wordpress.complaints()).toEqual([])
    })

    async function editImage(id: number | undefined, alt = ''): Promise<void> {
      const { site, page, wordpress } = library
      const url = id === undefined ? `${wordpress.url}/wp-includes/images/w-logo-blue.png` : await urlOf(id)
      // Whatever is not saved is asked after by the browser.
      page.once('dialog', (dialog) => dialog.accept())
      await site.go('/wp-admin/post-new.php')
      page.removeAllListeners('dialog')
      await page.waitForFunction(() => {
        const editor = (window as unknown as { wp?: Editor }).wp // WordPress puts it there
        return Boolean(editor?.data?.select('core/editor')?.getCurrentPostId?.() && editor.blocks)
      })
      await page.evaluate(
        (attributes) => {
          const { blocks, data } = (window as unknown as { wp: Editor }).wp // waited for above
          const block = blocks.createBlock('core/image', attributes)
          // Neither takes the focus: the editor would, some time after it.
          data.dispatch('core/block-editor').insertBlock!(block, 0, '', false)
          data.dispatch('core/block-editor').selectBlock!(block.clientId, null)
          data.dispatch('core/edit-post').openGeneralSidebar!('edit-post/block')
        },
        { id, url, alt },
      )
      await page.waitForSelector('.interface-complementary-area button:has-text("Bildwort")')
    }

    function urlOf(id: number): Promise<string> {
      return library.call<string>('wp_get_attachment_url', id)
    }

    async function altOf(id: number): Promise<string> {
      const [alt] = await library.altTexts([id])
      return alt!
    }
  },
)
