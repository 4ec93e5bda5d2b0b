import { setImmediate } from 'node:timers/promises'
import { fireEvent, screen, waitFor, within } from '@testing-library/dom'

type Name = string | RegExp

/** Amounts stand with a space that does not break; what readers hear has plain ones. */
const named = (name: Name) => (spoken: string) => {
  const plain = spoken.replace(/\s+/g, ' ').trim()
  return typeof name === 'string' ? plain === name : name.test(plain)
}

/** React runs effects a moment after it has drawn: nobody is so quick as to press in between. */
async function whenDrawn<E>(finding: Promise<E>): Promise<E> {
  const found = await finding
  await new Promise((resolve) => setTimeout(resolve, 5))
  // On a busy machine React has done a part of it in that time, and goes on at each turn.
  for (let turn = 0; turn < 20; turn += 1) await setImmediate()
  return found
}

/** What somebody does on a page, each as soon as it can be done. */
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
    const field = await screen.findByLabelText(/^(Liste mit Bildadressen|List of image addresses)/, {
      selector: 'input',
    })
    fireEvent.change(field, { target: { files: [new File([content], name)] } })
  },
  /** Pastes while an element has the focus: into it, where it is a field. */
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

/** The region of the toasts, which readers hear even while a dialog is open. */
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
