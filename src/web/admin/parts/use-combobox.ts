import { type ChangeEvent, type KeyboardEvent, useState } from 'react'
import type { User } from '#contract/entities/user.ts'

/** Keyboard behaviour of a field that searches users. Source: w3.org/WAI/ARIA/apg, combobox with list autocomplete */
export function useCombobox(value: User | null, onChange: (user: User | null) => void) {
  const [draft, setDraft] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const typed = value ? `${value.username} (${value.email})` : draft

  function choose(user: User): void {
    setOpen(false)
    setDraft('')
    onChange(user)
  }

  function open(): void {
    setActive(0)
    setOpen(true)
  }

  const inputHandlers = (choices: readonly User[]) => ({
    onChange({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
      // Typing over a chosen user searches for another one.
      setDraft(currentTarget.value)
      if (value) onChange(null)
      open()
    },
    onClick: () => open(),
    onBlur: () => setOpen(false),
    onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step !== undefined) {
        event.preventDefault()
        if (isOpen) setActive((place) => (place + step + choices.length) % Math.max(1, choices.length))
        else open()
      }
      if (event.key === 'Escape') setOpen(false)
      if (event.key !== 'Enter' || !isOpen) return
      // Enter in an open list selects; it does not submit the form.
      event.preventDefault()
      const chosen = choices[active]
      if (chosen) choose(chosen)
    },
  })

  return { typed, isOpen, active, choose, inputHandlers }
}
