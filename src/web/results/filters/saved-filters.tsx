import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { currentUserQuery } from '#web/http/current-user.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { type ImageFilter, imageAddress, isFiltered, noFilter } from '#web/results/queries/image-view.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { texts } from './texts.ts'
import { useSavedFilters } from './use-saved-filters.ts'

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
  const { saved, save, forget } = useSavedFilters(useQuery(currentUserQuery).data?.id ?? 0)
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
    save({ name, query: address.write(new URLSearchParams(), fields).toString() })
    setTyped(null)
  }

  if (saved.length === 0 && !canSave) return null
  return (
    <div className="grid gap-2 border-t border-line pt-3">
      {saved.length > 0 && (
        <>
          <h3 className="text-sm font-semibold">{t('saved')}</h3>
          <ul className="grid">
            {saved.map(({ name, query }) => (
              <li key={name} className="flex items-center">
                <Button
                  variant="quiet"
                  size="small"
                  className="min-w-0 grow justify-start!"
                  onClick={() => choose(query)}
                >
                  <span className="truncate">{name}</span>
                </Button>
                <IconButton label={t('forget', { name })} className="size-9!" onClick={() => forget(name)}>
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
              maxLength={60}
              value={typed ?? proposedName}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          </div>
          <Button type="submit">{t('save')}</Button>
        </form>
      )}
    </div>
  )
}
