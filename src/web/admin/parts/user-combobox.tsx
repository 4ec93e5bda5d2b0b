import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useId } from 'react'
import type { User } from '#contract/entities/user.ts'
import { texts } from '#web/admin/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { controlClass, FieldFrame } from '#web/ui/forms/field-frame.tsx'
import { useDebounced } from '#web/ui/use-debounced.ts'
import { userChoicesQuery } from './admin-queries.ts'
import { useCombobox } from './use-combobox.ts'

const patienceMs = 200

/** Selects one of possibly thousands of users: typing searches names and addresses, arrow keys and Enter select. */
export function UserCombobox({
  id,
  value,
  onChange,
  error,
}: {
  id?: string
  value: User | null
  onChange: (user: User | null) => void
  error: string | undefined
}) {
  const t = useTexts(texts)
  const listId = useId()
  const box = useCombobox(value, onChange)
  const search = useDebounced(value ? '' : box.typed.trim(), patienceMs)
  const found = useQuery({ ...userChoicesQuery(search), enabled: box.isOpen })
  const choices = found.data?.rows ?? []
  const active = choices[box.active]
  const optionId = (user: User) => `${listId}-${user.id}`

  return (
    <FieldFrame label={t('choose.label')} hint={t('choose.hint')} error={error} id={id}>
      {(attributes) => (
        <div className="relative">
          <input
            {...attributes}
            {...box.inputHandlers(choices)}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={box.isOpen}
            aria-controls={listId}
            aria-activedescendant={box.isOpen && active ? optionId(active) : undefined}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            value={box.typed}
            className={clsx(controlClass, 'min-h-11')}
          />
          <div
            hidden={!box.isOpen}
            className="absolute inset-x-0 top-full z-menu mt-1 max-h-80 overflow-y-auto rounded-md border border-control bg-surface shadow-float"
          >
            <div id={listId} role="listbox" aria-label={t('choose.label')}>
              {choices.map((user, place) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys.
                <div
                  key={user.id}
                  id={optionId(user)}
                  role="option"
                  tabIndex={-1}
                  ref={place === box.active ? showOption : undefined}
                  aria-selected={place === box.active}
                  // Keeps the focus in the input, whose blur would close the list before the click arrives.
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => box.choose(user)}
                  className={clsx(
                    'cursor-pointer px-3 py-2',
                    place === box.active ? 'bg-accent-soft' : 'hover:bg-sunken',
                  )}
                >
                  <span className="block font-semibold">{user.username}</span>
                  <span className="block text-sm text-muted">{user.email}</span>
                </div>
              ))}
            </div>
            {choices.length === 0 && (
              <p className="px-3 py-2.5 text-sm text-muted">
                {found.isError ? t('choose.failed') : found.data ? t('choose.nobody') : t('choose.searching')}
              </p>
            )}
          </div>
          <p role="status" className="sr-only">
            {box.isOpen && found.isError && t('choose.failed')}
            {box.isOpen &&
              found.data &&
              !found.isPlaceholderData &&
              t('choose.found', { count: found.data.total })}
          </p>
        </div>
      )}
    </FieldFrame>
  )
}

/** The list can be longer than its box. */
function showOption(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' })
}
