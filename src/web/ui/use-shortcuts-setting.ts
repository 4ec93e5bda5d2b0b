import { useSyncExternalStore } from 'react'

const storageKey = 'single-key-shortcuts'
const listeners = new Set<() => void>()
/** Without storage, the choice lasts until the page is left. */
let chosen: boolean | null = null

/** Whether single-letter shortcuts are on: users of speech input, or who hit keys by accident, can switch them off. */
export function useShortcutsSetting(): [boolean, (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, read)
  return [isOn, write]
}

function read(): boolean {
  try {
    const stored = localStorage.getItem(storageKey)
    if (stored !== null) return stored !== 'off'
  } catch {
    // Some browsers block storage for embedded pages.
  }
  return chosen ?? true
}

function write(isOn: boolean): void {
  try {
    localStorage.setItem(storageKey, isOn ? 'on' : 'off')
  } catch {
    chosen = isOn
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
