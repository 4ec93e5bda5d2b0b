import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { type ActionPreview, type ImageAction, textFields } from '#contract/entities/image-action.ts'
import type { ImageSelection } from '#contract/entities/image-filter.ts'
import { languageName } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { type Act, previewAction } from './action-queries.ts'
import { ReplacedTexts } from './replaced-texts.tsx'
import { texts } from './texts.ts'
import { sayLeftOut } from './use-actions.ts'

export interface ReplaceDialogProps {
  jobId: number
  languages: readonly string[]
  selection: ImageSelection
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onConfirm: (act: Act, preview: ActionPreview) => void
}

type Replacement = Extract<ImageAction, { kind: 'replace' }> & { languages: string[] }

/** Replaces words in many images: shows every change first. */
export function ReplaceDialog(props: ReplaceDialogProps) {
  const { jobId, languages, selection, isOpen, onOpenChange, onConfirm } = props
  const t = useTexts(texts)
  const uiLanguage = useLanguage()
  const [action, setAction] = useState<Replacement>({
    kind: 'replace',
    find: '',
    replacement: '',
    matchCase: true,
    fields: [...textFields],
    languages: [...languages],
  })
  const [error, setError] = useState<'noFind' | 'noPlace' | null>(null)
  const preview = useMutation({ mutationFn: (act: Act) => previewAction(jobId, act) })
  const formId = useId()
  const found = preview.data

  function change(changed: Partial<Replacement>): void {
    setAction({ ...action, ...changed })
    // What is shown must be what is done.
    preview.reset()
    setError(null)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!action.find) setError('noFind')
    else if (action.fields.length === 0 || action.languages.length === 0) setError('noPlace')
    else preview.mutate({ selection, action })
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('replace.title')}
      isWide
      footer={
        found && found.changed > 0 ? (
          <Button variant="primary" onClick={() => onConfirm({ selection, action }, found)}>
            {t('replace.confirm', { count: found.changed })}
          </Button>
        ) : (
          <Button variant="primary" type="submit" form={formId} isBusy={preview.isPending}>
            {t('replace.preview')}
          </Button>
        )
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t('replace.find')}
            value={action.find}
            maxLength={limits.altTextCharacters}
            autoComplete="off"
            {...(error === 'noFind' && { error: t('replace.noFind') })}
            onChange={({ currentTarget }) => change({ find: currentTarget.value })}
          />
          <TextField
            label={t('replace.replacement')}
            value={action.replacement}
            maxLength={limits.altTextCharacters}
            autoComplete="off"
            onChange={({ currentTarget }) => change({ replacement: currentTarget.value })}
          />
        </div>
        <Checkbox
          label={t('replace.matchCase')}
          checked={action.matchCase}
          onChange={({ currentTarget }) => change({ matchCase: currentTarget.checked })}
        />
        <fieldset className="flex flex-wrap gap-x-6">
          <legend className="text-sm font-semibold">{t('replace.where')}</legend>
          {textFields.map((field) => (
            <Checkbox
              key={field}
              label={t(`replace.${field}`)}
              checked={action.fields.includes(field)}
              onChange={({ currentTarget }) =>
                change({ fields: chosen(textFields, action.fields, field, currentTarget.checked) })
              }
            />
          ))}
        </fieldset>
        {languages.length > 1 && (
          <fieldset className="flex flex-wrap gap-x-6">
            <legend className="text-sm font-semibold">{t('replace.languages')}</legend>
            {languages.map((code) => (
              <Checkbox
                key={code}
                label={languageName(code, uiLanguage)}
                checked={action.languages.includes(code)}
                onChange={({ currentTarget }) =>
                  change({ languages: chosen(languages, action.languages, code, currentTarget.checked) })
                }
              />
            ))}
          </fieldset>
        )}
        {error === 'noPlace' && <Banner tone="bad">{t('replace.noPlace')}</Banner>}
      </form>
      {preview.error && (
        <Banner tone="bad" className="mt-4">
          {messageFor(preview.error)}
        </Banner>
      )}
      <div role="status" className="mt-4 grid gap-1 empty:hidden">
        {found && (
          <p className="font-semibold">
            {found.changed > 0
              ? t('replace.found', { count: found.changed })
              : found.texts.length === 0 && t('replace.none')}
          </p>
        )}
        {found && <p className="text-sm text-muted empty:hidden">{sayLeftOut(found.leftOut, t)}</p>}
      </div>
      {found && found.texts.length > 0 && (
        <ReplacedTexts key={found.seenAt} jobId={jobId} act={{ selection, action }} first={found} />
      )}
    </Dialog>
  )
}

/** In the order of `all`. */
function chosen<T>(all: readonly T[], before: readonly T[], one: T, isChosen: boolean): T[] {
  return all.filter((value) => (value === one ? isChosen : before.includes(value)))
}
