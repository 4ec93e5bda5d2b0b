// biome-ignore-all lint/a11y/useSemanticElements: rows are absolutely positioned or cards; browsers then drop the semantics of <table>.
// biome-ignore-all lint/a11y/useFocusableInteractive: the focusable element is the button inside a row.
import type { ComponentProps } from 'react'

/** Semantically a table, but not in layout. */
export function Table(props: ComponentProps<'div'>) {
  return <div {...props} role="table" />
}

export function RowGroup(props: ComponentProps<'div'>) {
  return <div {...props} role="rowgroup" />
}

export function Row(props: ComponentProps<'div'>) {
  return <div {...props} role="row" />
}

export function ColumnHead(props: ComponentProps<'div'>) {
  return <div {...props} role="columnheader" />
}

export function Cell(props: ComponentProps<'div'>) {
  return <div {...props} role="cell" />
}
