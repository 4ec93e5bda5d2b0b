import type { Page } from 'playwright-core'

/** Every visible or accessible text of the page, except those marked as another language. */
export function visibleTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isOwnTongue = (element: Element) => {
      const language = element.closest('[lang]')?.getAttribute('lang')
      return language === document.documentElement.lang
    }
    const texts = [document.title]
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility() || !isOwnTongue(element) || element.closest('noscript')) continue
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        texts.push(element.getAttribute(name) ?? '')
      }
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '')
      }
    }
    return texts.map((text) => text.trim()).filter(Boolean)
  })
}
