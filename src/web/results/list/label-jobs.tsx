import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { Job } from '#contract/entities/job.ts'
import { limits } from '#contract/limits.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { labelJobsMutation, labelsQuery } from '#web/results/queries/label-queries.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { texts } from './list-texts.ts'

/** Sets and removes labels of jobs. A label that only some of them have stays so until it is chosen. */
export function LabelJobs({ jobs, onClose }: { jobs: Job[]; onClose: () => void }) {
  const t = useTexts(texts)
  const field = useRef<HTMLInputElement>(null)
  const known = useQuery(labelsQuery).data?.map(({ name }) => name) ?? []
  const [added, setAdded] = useState<string[]>([])
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<Record<string, boolean>>({})
  const save = useMutation(labelJobsMutation(useQueryClient()))
  const have = (label: string) => jobs.filter(({ labels }) => labels.includes(label)).length
  const names = [...new Set([...known, ...jobs.flatMap(({ labels }) => labels), ...added])]

  /** Returns the labels that are chosen then. */
  function add(): Record<string, boolean> {
    const name = typed.trim().replace(/\s+/g, ' ')
    if (name === '') return chosen
    const same = names.find((label) => label.toLowerCase() === name.toLowerCase())
    if (same === undefined) setAdded([...added, name])
    const next = { ...chosen, [same ?? name]: true }
    setChosen(next)
    setTyped('')
    return next
  }

  async function confirm(): Promise<void> {
    const wanted = Object.entries(add())
    const add_ = wanted.filter(([, isOn]) => isOn).map(([label]) => label)
    const remove = wanted.filter(([, isOn]) => !isOn).map(([label]) => label)
    try {
      if (wanted.length > 0) await save.mutateAsync({ jobIds: jobs.map(({ id }) => id), add: add_, remove })
      onClose()
      if (wanted.length > 0) showToast({ title: t('labels.saved') })
    } catch {
      field.current?.focus()
    }
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('labels.title', { count: jobs.length })}
      description={t('labels.text')}
      firstFocus={field}
      footer={
        <Button variant="primary" isBusy={save.isPending} onClick={confirm}>
          {t('labels.save')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <div className="flex items-start gap-3">
          <div className="grow">
            <TextField
              ref={field}
              label={t('labels.new')}
              hint={t('labels.newHint', { count: limits.labelCharacters })}
              error={save.error ? `${t('labels.failed')}: ${messageFor(save.error)}` : undefined}
              value={typed}
              maxLength={limits.labelCharacters}
              autoComplete="off"
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              onKeyDown={(event: KeyboardEvent) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                add()
              }}
            />
          </div>
          <Button className="mt-7" disabled={typed.trim() === ''} onClick={add}>
            {t('labels.add')}
          </Button>
        </div>
        {names.length > 0 && (
          <fieldset>
            <legend className="text-sm font-semibold">{t('labels.existing')}</legend>
            <div className="mt-1 grid max-h-80 overflow-y-auto">
              {names.map((label) => {
                const isMixed = chosen[label] === undefined && have(label) > 0 && have(label) < jobs.length
                return (
                  <Checkbox
                    key={label}
                    ref={(box) => {
                      if (box) box.indeterminate = isMixed
                    }}
                    label={<span className="wrap-anywhere">{label}</span>}
                    checked={chosen[label] ?? have(label) === jobs.length}
                    onChange={({ currentTarget }) =>
                      setChosen({ ...chosen, [label]: isMixed || currentTarget.checked })
                    }
                  />
                )
              })}
            </div>
          </fieldset>
        )}
      </div>
    </Dialog>
  )
}
