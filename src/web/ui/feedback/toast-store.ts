import type { ReactNode } from 'react'

export interface Toast {
  title: ReactNode
  description?: ReactNode
  variant?: 'default' | 'destructive'
  /** `spoken`: how to come to the button, for who hears the toast. */
  action?: { label: string; spoken?: string; onPress: () => void }
  /** What it offers is over then: it goes, also while somebody points at it. */
  endsAfterMs?: number
}

/** A toast on the screen; the id tells one from the next. */
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

/** Shows a toast; one at a time, the newest wins. Source: docs/specification.md#toasts */
export function showToast(toast: Toast): void {
  lastId += 1
  set({ ...toast, id: lastId })
}

/** Takes a toast away, unless another has taken its place. */
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
