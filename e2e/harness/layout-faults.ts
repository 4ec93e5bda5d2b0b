import type { Page } from 'playwright-core'

/** Layout errors of the page in its current state: too wide, cut off, overlapping. */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const top = document.querySelector('[data-modal][data-state=open]') ?? document.body
    const nameOf = (element: Element) => {
      const words = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)
      return `${element.tagName.toLowerCase()} “${words}”`
    }
    /** Content for screen readers, or content that is truncated on purpose, with a sign of it. */
    const mayBeCut = (element: Element) => {
      const style = getComputedStyle(element)
      const isUnseen = element.clientWidth <= 1 || element.clientHeight <= 1 || style.clipPath !== 'none'
      return isUnseen || style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
    }
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'

    const { scrollWidth, clientWidth } = document.documentElement
    const faults = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []

    for (const element of top.querySelectorAll('*')) {
      if (!element.checkVisibility() || element.closest('svg') || mayBeCut(element)) continue
      const style = getComputedStyle(element)
      const isCut =
        (cuts(style.overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (cuts(style.overflowY) && element.scrollHeight > element.clientHeight + 1)
      if (isCut && element.textContent?.trim()) faults.push(`cut: ${nameOf(element)}`)
    }

    /** What is visible of a box after clipping and scrolling by all of its ancestors. */
    const visiblePart = (element: Element, { left, right, top: y, bottom }: DOMRect) => {
      const part = { left, right, top: y, bottom }
      for (let around: Element | null = element; around; around = around.parentElement) {
        if (getComputedStyle(around).overflow === 'visible' || around === document.documentElement) continue
        const box = around.getBoundingClientRect()
        part.left = Math.max(part.left, box.left)
        part.right = Math.min(part.right, box.right)
        part.top = Math.max(part.top, box.top)
        part.bottom = Math.min(part.bottom, box.bottom)
      }
      return part
    }
    /** Whether the element is positioned above the page. */
    const floats = (element: Element) => {
      for (let around: Element | null = element; around && around !== top; around = around.parentElement) {
        if (/fixed|sticky|absolute/.test(getComputedStyle(around).position)) return true
      }
      return false
    }

    const lines = []
    const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement
      if (!element || !texts.currentNode.textContent?.trim()) continue
      if (!element.checkVisibility() || element.closest('noscript, svg, option') || floats(element)) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      for (const box of range.getClientRects()) {
        const part = visiblePart(element, box)
        if (part.right - part.left > 4 && part.bottom - part.top > 4) lines.push({ element, part })
      }
    }
    for (const [place, { element, part }] of lines.entries()) {
      for (const other of lines.slice(place + 1)) {
        if (other.element === element) continue
        const width = Math.min(part.right, other.part.right) - Math.max(part.left, other.part.left)
        const height = Math.min(part.bottom, other.part.bottom) - Math.max(part.top, other.part.top)
        // Lines are closer to each other than their boxes.
        const isOver = width > 2 && height > Math.min(part.bottom - part.top, 24) / 2
        if (isOver) faults.push(`${nameOf(element)} lies over ${nameOf(other.element)}`)
      }
    }
    return [...new Set(faults)]
  })
}

/** Controls and texts that can't be brought into view by scrolling or Tab. */
export function unreachable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const top = document.querySelector('[data-modal][data-state=open]') ?? document.body
    const controls = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary'
    const texts = 'h1, h2, h3, p, dt, dd, th, td'
    const inset = 3

    /** Some checkboxes are operated by the visible label around them and are hidden themselves. */
    const seenAs = (element: Element): Element => {
      const { width, height } = element.getBoundingClientRect()
      return width > 2 && height > 2 ? element : (element.closest('label') ?? element)
    }
    /** Transparent elements that make a whole row clickable don't cover anything. */
    const covers = (element: Element) => getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)'
    const isInSight = (element: Element) => {
      const box = element.getBoundingClientRect()
      const [left, right] = [Math.max(box.left, 0) + inset, Math.min(box.right, innerWidth) - inset]
      const [upper, lower] = [Math.max(box.top, 0) + inset, Math.min(box.bottom, innerHeight) - inset]
      if (right < left || lower < upper) return false
      const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const))
      return points.some(([x, y]) => {
        const stack = document.elementsFromPoint(left + (right - left) * x, upper + (lower - upper) * y)
        const place = stack.findIndex((hit) => element === hit || element.contains(hit))
        return place >= 0 && stack.slice(0, place).every((above) => above.contains(element) || !covers(above))
      })
    }

    const hidden: string[] = []
    for (const element of top.querySelectorAll<HTMLElement>(`${controls}, ${texts}`)) {
      const isControl = element.matches(controls)
      if (!element.checkVisibility() || element.closest('.sr-only, [hidden]')) continue
      if (isControl ? element.tabIndex < 0 : !element.textContent?.trim()) continue
      if (isControl) element.focus()
      else element.scrollIntoView({ block: 'nearest' })
      const seen = seenAs(element)
      if (seen.getBoundingClientRect().width <= 2 || isInSight(seen)) continue
      const words = (element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)
      hidden.push(`${element.tagName.toLowerCase()} “${words}”`)
    }
    return [...new Set(hidden)]
  })
}
