import { type FocusEvent, type FormEvent, useRef } from 'react'

/** Text of a field that would be lost; codes and searches are quickly typed again. */
const kept = 'textarea, input:not([type=search], [type=checkbox], [type=radio], [autocomplete=one-time-code])'

type Field = HTMLInputElement | HTMLTextAreaElement

/** Whether fields of a dialog hold something else than when they were reached. */
export function useTypedContent() {
  const before = useRef(new Map<Field, string>())
  const note = (target: EventTarget, value: (field: Field) => string) => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    if (isField && target.matches(kept) && !before.current.has(target))
      before.current.set(target, value(target))
  }
  return {
    isTyped: () => [...before.current].some(([field, value]) => field.isConnected && field.value !== value),
    fieldProps: {
      onFocusCapture: ({ target }: FocusEvent) => note(target, ({ value }) => value),
      // Filled without the focus, for example by a password manager.
      onInputCapture: ({ target }: FormEvent) => note(target, () => ''),
    },
  }
}
