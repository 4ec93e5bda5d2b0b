import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { type TokenScope, tokenScopes } from '#contract/entities/token.ts'
import { limits } from '#contract/limits.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { parseAmount } from '#web/ui/formats/parse-amount.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { EuroField } from '#web/ui/forms/euro-field.tsx'
import { OptionSelect } from '#web/ui/forms/option-select.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { NewToken } from './new-token.tsx'
import { texts } from './texts.ts'
import { createTokenMutation } from './token-queries.ts'

const terms = { '30': 30, '90': 90, '365': 365, none: null } as const
type Term = keyof typeof terms
// Safe: the keys of an object literal.
const termNames = ['30', '90', '365', 'none'] as const satisfies Term[]

/** Asks what a token is for and what it may do, makes it, and shows it this once. */
export function CreateTokenDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(texts)
  const formId = useId()
  const nameField = useRef<HTMLInputElement>(null)
  const creating = useMutation(createTokenMutation(useQueryClient()))
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<TokenScope[]>(['jobs:read', 'account:read'])
  const [term, setTerm] = useState<Term>('90')
  const [cap, setCap] = useState('')
  const [isChecked, setChecked] = useState(false)
  const language = useLanguage()
  const capEuros = cap.trim() === '' ? '' : parseAmount(cap, language)
  const faults = {
    name: name.trim() === '' ? t('nameMissing') : undefined,
    scopes: scopes.length === 0 ? t('scopesMissing') : undefined,
    cap: capEuros === null ? t('capWrong') : undefined,
  }

  function create(event: FormEvent): void {
    event.preventDefault()
    setChecked(true)
    if (faults.name) nameField.current?.focus()
    if (faults.name || faults.scopes || capEuros === null || creating.isPending) return
    const monthlyCapCents = capEuros === '' ? null : Math.round(Number(capEuros) * 100)
    creating.mutate({ name, scopes, days: terms[term], monthlyCapCents })
  }

  function toggle(scope: TokenScope, isChosen: boolean): void {
    setScopes(isChosen ? [...scopes, scope] : scopes.filter((other) => other !== scope))
  }

  if (creating.data) return <NewToken text={creating.data.text} onClose={onClose} />
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
      <form id={formId} noValidate onSubmit={create} className="grid gap-5">
        {creating.isError && (
          <Banner tone="bad" title={t('failed')}>
            {messageFor(creating.error)}
          </Banner>
        )}
        <TextField
          ref={nameField}
          label={t('name')}
          hint={t('nameHint')}
          error={isChecked ? faults.name : undefined}
          maxLength={limits.tokenNameCharacters}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <fieldset className="grid gap-1">
          <legend className="mb-1 font-semibold">{t('scopes')}</legend>
          {tokenScopes.map((scope) => (
            <Checkbox
              key={scope}
              label={t(`scope.${scope}`)}
              checked={scopes.includes(scope)}
              onChange={({ currentTarget }) => toggle(scope, currentTarget.checked)}
            />
          ))}
          {isChecked && faults.scopes && (
            <p role="alert" className="text-sm text-bad">
              {faults.scopes}
            </p>
          )}
        </fieldset>
        <OptionSelect
          label={t('days')}
          value={term}
          options={termNames.map((value) => ({ value, label: t(`daysOf_${value}`) }))}
          onChange={setTerm}
        />
        <EuroField
          label={t('cap')}
          hint={t('capHint')}
          error={isChecked ? faults.cap : undefined}
          value={cap}
          onChange={setCap}
        />
      </form>
    </Dialog>
  )
}
