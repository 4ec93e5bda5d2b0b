import type { Page } from 'playwright-core'

/**
 * Of controls that axe calls too small, those that are. The others are large enough and only covered for now: by an open menu, which closes,
 * or by a bar at the edge of what scrolls below it. (WCAG 2.2, 2.5.8: what users can move or close counts where it is at first.)
 */
export async function uncoveredTargets(page: Page, selectors: readonly string[]): Promise<string[]> {
  return page.evaluate((all) => {
    const smallest = 24
    const openMenus = [...document.querySelectorAll('[aria-expanded=true][aria-controls]')].flatMap(
      (button) => document.getElementById(button.getAttribute('aria-controls') ?? '') ?? [],
    )
    const isFree = (control: Element) => {
      const { left, right, top, bottom } = control.getBoundingClientRect()
      if (right - left < smallest || bottom - top < smallest) return false
      for (let y = top + 1; y < bottom; y += 4)
        for (let x = left + 1; x < right; x += 4) {
          const hit = document.elementFromPoint(x, y)
          const isItself = hit && (control.contains(hit) || hit.contains(control))
          if (!isItself && !openMenus.some((menu) => menu.contains(hit) && !menu.contains(control)))
            return false
        }
      return true
    }
    return all.filter((selector) => {
      const control = document.querySelector(selector)
      if (!control) return true
      const scrolled: [Element, number][] = []
      for (let around = control.parentElement; around; around = around.parentElement)
        scrolled.push([around, around.scrollTop])
      control.scrollIntoView({ block: 'center', behavior: 'instant' })
      const isTooSmall = !isFree(control)
      for (const [element, scrollTop] of scrolled) element.scrollTop = scrollTop
      return isTooSmall
    })
  }, selectors)
}
