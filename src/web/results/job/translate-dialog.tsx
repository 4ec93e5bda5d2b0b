import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Job } from '#contract/entities/job.ts'
import { builtInLanguages, languageName } from '#contract/languages.ts'
import { formatCents } from '#contract/money.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { translateImagesMutation, translationQuery } from '#web/results/queries/regenerate-images.ts'
import { texts } from '#web/results/texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { OptionSelect } from '#web/ui/forms/option-select.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'

export interface TranslateDialogProps {
  job: Job
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Adds a language to a finished job, or brings outdated texts in one up to date, with the price first. */
export function TranslateDialog({ job, isOpen, onOpenChange }: TranslateDialogProps) {
  const t = useTexts(texts)
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('translate.title')}
      description={t('translate.text')}
    >
      <TranslateForm job={job} onStarted={() => onOpenChange(false)} />
    </Dialog>
  )
}

const other = 'other'

function TranslateForm({ job, onStarted }: { job: Job; onStarted: () => void }) {
  const t = useTexts(texts)
  const uiLanguage = useLanguage()
  const [from, setFrom] = useState(job.languages[0] ?? '')
  const [chosen, setChosen] = useState('')
  const [typed, setTyped] = useState('')
  const codes = [...new Set([...job.languages, ...builtInLanguages.map(({ code }) => code)])]
  const targets = codes.filter((code) => code !== from)
  const value = chosen === other || targets.includes(chosen) ? chosen : (targets[0] ?? other)
  const to = value === other ? typed.trim() : value
  const translation = { selection: { matching: {} }, from, to: [to] }
  const preview = useQuery({ ...translationQuery(job.id, translation), enabled: to !== '' })
  const start = useMutation(translateImagesMutation(useQueryClient(), job.id))
  const named = (code: string) => ({ value: code, label: languageName(code, uiLanguage) })
  const error = start.error ?? preview.error

  function submit(): void {
    start.mutate(translation, {
      onSuccess: () => {
        showToast({ title: t('translate.started') })
        onStarted()
      },
    })
  }

  return (
    <div className="grid gap-4">
      <OptionSelect
        label={t('translate.to')}
        value={value}
        options={[...targets.map(named), { value: other, label: t('translate.other') }]}
        onChange={setChosen}
      />
      {value === other && (
        <TextField
          label={t('translate.name')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      {job.languages.length > 1 && (
        <OptionSelect
          label={t('translate.from')}
          value={from}
          options={job.languages.map(named)}
          onChange={setFrom}
        />
      )}
      <p role="status" className="min-h-6 text-sm text-muted tabular-nums">
        {preview.data && t('translate.count', { count: preview.data.totalImages })}
      </p>
      {error && <Banner tone="bad">{messageFor(error)}</Banner>}
      <Button
        variant="primary"
        isBusy={start.isPending}
        disabled={!preview.data || preview.data.totalImages === 0}
        onClick={submit}
      >
        {t('translate.start', { price: formatCents(preview.data?.estimatedCost ?? 0, uiLanguage) })}
      </Button>
    </div>
  )
}
