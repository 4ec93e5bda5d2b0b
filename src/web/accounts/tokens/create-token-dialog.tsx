import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { apiLimits } from '#contract/api-limits.ts'
import type { TokenScope } from '#contract/entities/token.ts'
import { formatCents } from '#contract/money.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { readLimit } from '#web/ui/formats/typed-limit.ts'
import { EuroField } from '#web/ui/forms/euro-field.tsx'
import { OptionSelect } from '#web/ui/forms/option-select.tsx'
import { RadioGroup } from '#web/ui/forms/radio-group.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { NewToken } from './new-token.tsx'
import { ScopeChoice } from './scope-choice.tsx'
import { texts } from './texts.ts'
import { createTokenMutation } from './token-queries.ts'

const terms = { '30': 30, '90': 90, '365': 365, none: null } as const
type Term = keyof typeof terms
const modes = ['live', 'test'] as const
const termNames = ['30', '90', '365', 'none'] as const satisfies Term[]

/** Asks for a token's name and scopes, creates it, and shows it once. */
export function CreateTokenDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const nameField = useRef<HTMLInputElement>(null)
  const creating = useMutation(createTokenMutation(useQueryClient()))
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly TokenScope[]>(['images:write', 'jobs:write', 'account:read'])
  const [term, setTerm] = useState<Term>('90')
  const [cap, setCap] = useState('')
  const [mode, setMode] = useState<(typeof modes)[number]>('live')
  const [tries, setTries] = useState(0)
  const isTest = mode === 'test'
  // A test token costs nothing.
  const capRead = readLimit(isTest ? '' : cap, language)
  const faults = {
    name: name.trim() === '' ? t('nameMissing') : undefined,
    scopes: scopes.length === 0 ? t('scopesMissing') : undefined,
    cap:
      'problem' in capRead
        ? t(capRead.problem, { limit: formatCents(apiLimits.tokenCapCents, language) })
        : undefined,
  }
  const shown = tries > 0 ? faults : { name: undefined, scopes: undefined, cap: undefined }

  // After the errors are rendered.
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [tries])

  function create(event: FormEvent): void {
    event.preventDefault()
    setTries(tries + 1)
    if (faults.name || faults.scopes || 'problem' in capRead || creating.isPending) return
    creating.mutate({ name, scopes: [...scopes], days: terms[term], monthlyCapCents: capRead.cents, isTest })
  }

  if (creating.data)
    return <NewToken text={creating.data.text} scopes={creating.data.token.scopes} onClose={onClose} />
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      firstFocus={nameField}
      title={t('create')}
      description={t('createLead')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={creating.isPending}>
            {t('create')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={create} className="grid grid-cols-1 gap-5">
        <TextField
          ref={nameField}
          label={t('name')}
          hint={t('nameHint')}
          error={shown.name}
          autoComplete="off"
          maxLength={apiLimits.tokenNameCharacters}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <RadioGroup
          legend={t('mode')}
          isRow
          value={mode}
          options={modes.map((value) => ({
            value,
            label: t(`modeOf_${value}`),
            hint: t(`modeHint_${value}`),
          }))}
          onChange={setMode}
        />
        <ScopeChoice chosen={scopes} error={shown.scopes} onChange={setScopes} />
        <div className="grid gap-5 sm:grid-cols-2 sm:items-start">
          <OptionSelect
            label={t('days')}
            hint={t(term === 'none' ? 'daysNoneHint' : 'daysHint')}
            value={term}
            options={termNames.map((value) => ({ value, label: t(`daysOf_${value}`) }))}
            onChange={setTerm}
          />
          {!isTest && (
            <EuroField label={t('cap')} hint={t('capHint')} error={shown.cap} value={cap} onChange={setCap} />
          )}
        </div>
        {creating.isError && (
          <Banner tone="bad" title={t('failed')}>
            {messageFor(creating.error)}
          </Banner>
        )}
      </form>
    </Dialog>
  )
}
