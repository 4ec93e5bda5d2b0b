import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { PresetSettings } from '#contract/entities/preset.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { isSamePreset, presetSettings } from '#web/upload/draft/preset-settings.ts'
import type { Draft } from '#web/upload/draft/upload-state.ts'
import { presetsQuery } from '#web/upload/parts/preset-queries.ts'
import { texts } from '#web/upload/texts.ts'

const PresetsDialog = lazy(async () => ({ default: (await import('./presets-dialog.tsx')).PresetsDialog }))

/** The saved settings: choose one, or manage them. Its height is the same without any. */
export function PresetLine({
  draft,
  onChange,
}: {
  draft: Draft
  onChange: (settings: PresetSettings) => void
}) {
  const t = useTexts(texts)
  const [isOpen, setOpen] = useState(false)
  const presets = useQuery(presetsQuery).data?.presets ?? []
  const settings = presetSettings(draft.settings)
  const used = presets.find((preset) => isSamePreset(preset.settings, settings))

  return (
    <div className="flex min-h-15 flex-wrap items-center gap-3 px-4 py-2 sm:px-5">
      <span className="w-22 shrink-0 text-sm text-muted sm:w-32">{t('preset.label')}</span>
      <div className="min-w-0 grow basis-20">
        {presets.length > 0 ? (
          <Select
            label={t('preset.choose')}
            isLabelHidden
            className="max-w-80"
            value={used ? String(used.id) : ''}
            onChange={(event) => {
              const chosen = presets.find(({ id }) => String(id) === event.target.value)
              if (chosen) onChange(chosen.settings)
            }}
            options={[
              ...(used ? [] : [{ value: '', label: t('preset.own') }]),
              ...presets.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        ) : (
          <span className="text-muted">{t('preset.none')}</span>
        )}
      </div>
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-label={t(presets.length > 0 ? 'preset.manageLabel' : 'preset.saveLabel')}
        onClick={() => setOpen(true)}
      >
        {t(presets.length > 0 ? 'preset.manage' : 'preset.add')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <PresetsDialog presets={presets} settings={settings} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  )
}
