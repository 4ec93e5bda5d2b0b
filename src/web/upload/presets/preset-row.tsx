import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Preset, PresetSettings } from '#contract/entities/preset.ts'
import { languageName } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { isSamePreset } from '#web/upload/draft/preset-settings.ts'
import {
  changePresetMutation,
  deletePresetMutation,
  refreshPresets,
} from '#web/upload/parts/preset-queries.ts'
import { texts } from '#web/upload/texts.ts'

/** One saved setting: its content, and buttons to rename, replace or delete it. */
export function PresetRow({ preset, settings }: { preset: Preset; settings: PresetSettings }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const queries = useQueryClient()
  const [renamed, setRenamed] = useState<string | null>(null)
  const onSuccess = () => refreshPresets(queries)
  const change = useMutation({ ...changePresetMutation, onSuccess })
  const remove = useMutation({ ...deletePresetMutation, onSuccess })
  const { id, name } = preset
  const { languages, customLanguages, promptType, format } = preset.settings
  const said = [
    [...languages, ...customLanguages].map((code) => languageName(code, language)).join(', ') || '–',
    t(`prompt.${promptType}`),
    t(`format.${format}`),
  ]
  const error = change.error ?? remove.error

  function rename(event: FormEvent): void {
    event.preventDefault()
    if (renamed === null || renamed.trim() === '') return
    change.mutate({ id, name: renamed }, { onSuccess: () => setRenamed(null) })
  }

  return (
    <li className="grid gap-2 py-3">
      {renamed === null ? (
        <div>
          <p className="font-semibold break-words">{name}</p>
          <p className="text-sm text-muted">{said.join(' · ')}</p>
        </div>
      ) : (
        <form onSubmit={rename} className="flex flex-wrap items-end gap-2">
          <div className="min-w-0 grow">
            <TextField
              autoFocus
              label={t('preset.newName', { name })}
              maxLength={limits.presetNameCharacters}
              value={renamed}
              onChange={(event) => setRenamed(event.target.value)}
            />
          </div>
          <Button type="submit" isBusy={change.isPending}>
            {t('preset.rename')}
          </Button>
        </form>
      )}
      {error && (
        <p role="alert" className="text-sm text-bad">
          {messageFor(error)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {renamed === null && (
          <Button
            size="small"
            aria-label={t('preset.renameLabel', { name })}
            onClick={() => setRenamed(name)}
          >
            {t('preset.rename')}
          </Button>
        )}
        {!isSamePreset(preset.settings, settings) && (
          <Button
            size="small"
            aria-label={t('preset.replaceLabel', { name })}
            isBusy={change.isPending}
            onClick={() => change.mutate({ id, settings })}
          >
            {t('preset.replace')}
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          aria-label={t('preset.removeLabel', { name })}
          isBusy={remove.isPending}
          onClick={() => remove.mutate(id)}
        >
          {t('preset.remove')}
        </Button>
      </div>
    </li>
  )
}
