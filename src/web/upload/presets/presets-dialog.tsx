import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Preset, PresetSettings } from '#contract/entities/preset.ts'
import { limits } from '#contract/limits.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { addPresetMutation, refreshPresets } from '#web/upload/parts/preset-queries.ts'
import { texts } from '#web/upload/texts.ts'
import { PresetRow } from './preset-row.tsx'

/** Saves the current settings under a name, and manages the saved ones. */
export function PresetsDialog({
  presets,
  settings,
  onClose,
}: {
  presets: Preset[]
  settings: PresetSettings
  onClose: () => void
}) {
  const t = useTexts(texts)
  const queries = useQueryClient()
  const [name, setName] = useState('')
  const add = useMutation({
    ...addPresetMutation,
    onSuccess: () => {
      setName('')
      return refreshPresets(queries)
    },
  })

  function save(event: FormEvent): void {
    event.preventDefault()
    if (name.trim() !== '') add.mutate({ name, settings })
  }

  return (
    <Dialog isOpen onOpenChange={onClose} title={t('preset.title')} description={t('preset.lead')}>
      <form onSubmit={save} className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <div className="min-w-0 grow basis-full sm:basis-48">
          <TextField
            label={t('preset.name')}
            maxLength={limits.presetNameCharacters}
            error={add.isError ? messageFor(add.error) : undefined}
            value={name}
            onChange={(event) => {
              setName(event.target.value)
              add.reset()
            }}
          />
        </div>
        <Button type="submit" variant="primary" className="sm:mt-7" isBusy={add.isPending}>
          {t('preset.add')}
        </Button>
      </form>
      {presets.length > 0 && (
        <ul aria-label={t('preset.list')} className="mt-5 divide-y divide-line border-t border-line">
          {presets.map((preset) => (
            <PresetRow key={preset.id} preset={preset} settings={settings} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}
