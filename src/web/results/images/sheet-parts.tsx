// biome-ignore-all lint/a11y/useSemanticElements: items stand on lines that are placed by their number, which <ul> and <li> allow no element for.
// biome-ignore-all lint/a11y/useFocusableInteractive: what takes the focus is the button inside an item.
import type { ComponentProps } from 'react'

/** A list in meaning, a contact sheet in layout. */
export function Sheet(props: ComponentProps<'div'>) {
  return <div {...props} role="list" />
}

/** What stands side by side; means nothing. */
export function SheetLine(props: ComponentProps<'div'>) {
  return <div {...props} role="presentation" />
}

export function SheetItem(props: ComponentProps<'div'>) {
  return <div {...props} role="listitem" />
}
