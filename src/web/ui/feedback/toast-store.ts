import type { ReactNode } from 'react'

export interface Toast {
  title: ReactNode
  description?: ReactNode
  variant?: 'default' | 'destructive'
  /** `spoken` describes how to reach the button, for screen readers. */
  action?: { label: string; spoken?: string; onPress: () => void }
  /** The offered action expires after this time, so the toast closes even while the pointer is on it. */
  endsAfterMs?: number
}

/** A toast on the screen. The id distinguishes it from the next. */
export interface ShownToast extends Toast {
  id: number
}

let shown: ShownToast | null = null
let lastId = 0
const listeners = new Set<() => void>()

function set(next: ShownToast | null): void {
  shown = next
  for (const listener of listeners) listener()
}

/** Shows a toast and replaces the current one. Source: docs/specification/screens.md#toasts */
export function showToast(toast: Toast): void {
  lastId += 1
  set({ ...toast, id: lastId })
}

/** Closes a toast, unless another one has replaced it. */
export function dismissToast(id: number): void {
  if (shown?.id === id) set(null)
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: (): ShownToast | null => shown,
}
