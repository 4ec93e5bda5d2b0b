// biome-ignore-all lint/a11y/useSemanticElements: items are on absolutely positioned lines, for which <ul> and <li> allow no element.
// biome-ignore-all lint/a11y/useFocusableInteractive: the focusable element is the button inside an item.
import type { ComponentProps } from 'react'

/** Semantically a list, visually a contact sheet. */
export function Sheet(props: ComponentProps<'div'>) {
  return <div {...props} role="list" />
}

/** A line of items, without semantics. */
export function SheetLine(props: ComponentProps<'div'>) {
  return <div {...props} role="presentation" />
}

export function SheetItem(props: ComponentProps<'div'>) {
  return <div {...props} role="listitem" />
}
