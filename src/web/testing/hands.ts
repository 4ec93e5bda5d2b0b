import { setImmediate } from 'node:timers/promises'
import { fireEvent, screen, waitFor, within } from '@testing-library/dom'

type Name = string | RegExp

/** Amounts contain non-breaking spaces, accessible names normal ones. */
const named = (name: Name) => (spoken: string) => {
  const plain = spoken.replace(/\s+/g, ' ').trim()
  return typeof name === 'string' ? plain === name : name.test(plain)
}

/** React runs effects a moment after rendering: no user is quick enough to act in between. */
async function whenDrawn<E>(finding: Promise<E>): Promise<E> {
  const found = await finding
  await new Promise((resolve) => setTimeout(resolve, 5))
  // On a busy machine React needs several turns of the event loop for that.
  for (let turn = 0; turn < 20; turn += 1) await setImmediate()
  return found
}

/** What a user does on a page, each action as soon as it is possible. */
export const hands = {
  async press(name: Name, inside: HTMLElement = document.body): Promise<void> {
    const [button] = await whenDrawn(within(inside).findAllByRole('button', { name: named(name) }))
    fireEvent.click(button!)
  },
  async follow(name: Name): Promise<void> {
    fireEvent.click(await whenDrawn(screen.findByRole('link', { name: named(name) })))
  },
  async fill(label: Name, text: string, inside: HTMLElement = document.body): Promise<HTMLInputElement> {
    const [field] = await within(inside).findAllByLabelText<HTMLInputElement>(label, {
      selector: 'input, textarea',
    })
    fireEvent.change(field!, { target: { value: text } })
    return field!
  },
  async choose(role: 'radio' | 'checkbox', name: Name, inside: HTMLElement = document.body): Promise<void> {
    fireEvent.click(await whenDrawn(within(inside).findByRole(role, { name: named(name) })))
  },
  async pickFile(name: string, content: BlobPart): Promise<void> {
    const field = await screen.findByLabelText(/^(Liste mit Bildadressen|List of image URLs)/, {
      selector: 'input',
    })
    fireEvent.change(field, { target: { files: [new File([content], name)] } })
  },
  /** Pastes while an element has the focus; if it is a field, into the field. */
  async paste(
    focused: Promise<HTMLElement>,
    texts: Record<string, string>,
    files: File[] = [],
  ): Promise<void> {
    const clipboardData = { files, getData: (type: string) => texts[type] ?? '' }
    fireEvent.paste(await whenDrawn(focused), { clipboardData })
  },
  findButton: (name: Name) => screen.findByRole<HTMLButtonElement>('button', { name: named(name) }),
}

/** The live region of the toasts, which is announced even while a dialog is open. */
export function toasts(): HTMLElement[] {
  return screen.queryAllByRole('region', { name: /^(Meldungen|Messages)/, hidden: true })
}

export async function findToast(text: Name): Promise<HTMLElement> {
  return waitFor(() => {
    const [region] = toasts()
    if (!region) throw new Error('there are no toasts')
    return within(region).getByText(text)
  })
}
