import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { type ImageFilter, imageAddress, isFiltered, noFilter } from '#web/results/queries/image-view.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { deleteFilterMutation, savedFiltersQuery, saveFilterMutation } from './saved-filter-queries.ts'
import { texts } from './texts.ts'

export interface SavedFiltersProps {
  languages: readonly string[]
  filter: ImageFilter
  /** A name for the current filter. */
  proposedName: string
  onChoose: (filter: Partial<ImageFilter>) => void
}

/** Filters that the user has named, and a field to name the current one. */
export function SavedFilters({ languages, filter, proposedName, onChoose }: SavedFiltersProps) {
  const t = useTexts(texts)
  const { data: saved = [] } = useQuery(savedFiltersQuery)
  const client = useQueryClient()
  const save = useMutation(saveFilterMutation(client))
  const forget = useMutation(deleteFilterMutation(client))
  const frame = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const address = imageAddress(languages)
  const canSave = isFiltered(filter)

  function choose(query: string): void {
    const { openRow: _, isWalk, language, ...chosen } = address.read(new URLSearchParams(query))
    onChoose(chosen)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    const name = (typed ?? proposedName).trim()
    if (!name) return
    const fields = Object.fromEntries(
      ['sort', ...Object.keys(noFilter)].map((field) => [field, filter[field as keyof ImageFilter]]),
    )
    const query = address.write(new URLSearchParams(), fields).toString()
    save.mutate({ name, query }, { onSuccess: () => setTyped(null) })
  }

  if (saved.length === 0 && !canSave) return null
  return (
    <div ref={frame} tabIndex={-1} className="grid gap-2 border-t border-line pt-3">
      {saved.length > 0 && (
        <>
          <h3 className="text-sm font-semibold">{t('saved')}</h3>
          <ul className="grid">
            {saved.map(({ id, name, query }) => (
              <li key={id} className="flex items-center">
                <Button
                  variant="quiet"
                  size="small"
                  className="min-w-0 grow justify-start!"
                  onClick={() => choose(query)}
                >
                  <span className="truncate">{name}</span>
                </Button>
                <IconButton
                  label={t('forget', { name })}
                  className="size-9!"
                  onClick={() => {
                    // The button is gone then.
                    frame.current?.focus()
                    forget.mutate(id)
                  }}
                >
                  <X aria-hidden className="size-4" />
                </IconButton>
              </li>
            ))}
          </ul>
        </>
      )}
      {canSave && (
        <form onSubmit={submit} className="flex items-end gap-2">
          <div className="min-w-0 grow">
            <TextField
              label={t('name')}
              maxLength={limits.filterNameCharacters}
              value={typed ?? proposedName}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          </div>
          <Button type="submit" isBusy={save.isPending}>
            {t('save')}
          </Button>
        </form>
      )}
    </div>
  )
}
