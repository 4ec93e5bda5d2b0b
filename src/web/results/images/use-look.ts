import { useState } from 'react'

/** The layouts of a job's images: contact sheet or table. */
export const looks = ['sheet', 'table'] as const
export type Look = (typeof looks)[number]

const storageKey = 'results-look'

/** The layout that was chosen last in this browser, and the function to choose another. */
export function useLook(): [Look, (look: Look) => void] {
  const [look, setLook] = useState(storedLook)
  return [
    look,
    (chosen) => {
      setLook(chosen)
      try {
        localStorage.setItem(storageKey, chosen)
      } catch {
        // The choice then lasts for this visit.
      }
    },
  ]
}

function storedLook(): Look {
  try {
    const stored = localStorage.getItem(storageKey)
    return looks.find((look) => look === stored) ?? 'sheet'
  } catch {
    return 'sheet'
  }
}
