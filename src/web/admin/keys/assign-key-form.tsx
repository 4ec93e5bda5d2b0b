import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { type ApiKeyName, apiKeyNames, type GlobalKey } from '#contract/entities/api-key.ts'
import type { User } from '#contract/entities/user.ts'
import { globalKeysQuery } from '#web/admin/parts/admin-queries.ts'
import { UserCombobox } from '#web/admin/parts/user-combobox.tsx'
import { texts } from '#web/admin/texts.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { FormErrorSummary } from '#web/ui/forms/form-error-summary.tsx'
import { KeyField } from '#web/ui/forms/key-field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { AssignKeyForm as Form, sayKeyError, toAssignKeyInput } from './assign-key-input.ts'
import { KeySource } from './key-source.tsx'
import { KeyTestOutcome } from './key-test-outcome.tsx'
import { saveUserKey } from './save-key.ts'
import { useKeyTest } from './use-key-test.ts'
import { usualSource } from './usual-source.ts'

/** Assigns or replaces a key. Without `user` the form asks for one first. */
export function AssignKeyForm({ user, onSaved }: { user?: User; onSaved?: (user: User) => void }) {
  const t = useTexts(texts)
  const client = useQueryClient()
  const userFieldId = useId()
  const [chosen, setChosen] = useState<User | null>(user ?? null)
  const { data: globalKeys } = useQuery(globalKeysQuery)
  // A source that the administrator chose is kept when the user or the name changes.
  const [isSourceChosen, setSourceChosen] = useState(false)
  // For a user with a refused key, preselect that one for replacement.
  const firstName = user?.apiKeys.find(({ refusedAt }) => refusedAt !== null)?.name ?? apiKeyNames[0]
  const form = useForm({
    resolver: zodResolver(Form),
    defaultValues: beginWith(firstName, user ?? null, globalKeys),
    shouldFocusError: false,
  })
  const { register, handleSubmit, watch, getValues, setValue, trigger, reset, setFocus, formState } = form
  const { errors, isSubmitting, isSubmitted, submitCount } = formState
  const { name, source, value } = watch()
  const { test, outcome, isTesting } = useKeyTest(`${name} ${source} ${value}`)

  const hasSameKey = chosen?.apiKeys.some((key) => key.name === name) ?? false
  const userError = errors.userId && t('form.userMissing')
  const valueError = sayKeyError(t, errors.value)

  function choose(wanted: User | null): void {
    setChosen(wanted)
    setValue('userId', wanted?.id ?? 0, { shouldValidate: isSubmitted })
    suggestSource(name, wanted)
  }

  function suggestSource(forName: ApiKeyName, forUser: User | null): void {
    if (!isSourceChosen && value === '') setValue('source', usualSource(forName, forUser, globalKeys))
  }

  async function save(input: Form): Promise<void> {
    try {
      const saved = await saveUserKey(client, input.userId, toAssignKeyInput(input))
      showToast({
        title: t(hasSameKey ? 'assign.updated' : 'assign.done'),
        description: t('assign.notified', { name: saved.username }),
      })
      setChosen(user ? saved : null)
      setSourceChosen(false)
      reset(beginWith(apiKeyNames[0], user ? saved : null, globalKeys))
      onSaved?.(saved)
    } catch (error) {
      const title = t(hasSameKey ? 'assign.updateFailed' : 'assign.failed')
      showToast({ variant: 'destructive', title, description: messageFor(error) })
    }
  }

  async function testTyped(): Promise<void> {
    if (source === 'global') return test({ name })
    if (await trigger('value')) await test({ name, value: value.trim() })
  }

  return (
    <form noValidate autoComplete="off" onSubmit={handleSubmit(save)} className="grid gap-5">
      {isSubmitted && (
        <FormErrorSummary
          title={t(userError || value.trim() === '' ? 'form.missing' : 'form.wrong')}
          faults={[
            { field: 'userId', error: userError },
            { field: 'value', error: valueError },
          ]}
          attempt={submitCount}
          // The form has no control of its own to focus for the user.
          onChoose={(field) =>
            field === 'value' ? setFocus(field) : document.getElementById(userFieldId)?.focus()
          }
        />
      )}
      {!user && <UserCombobox id={userFieldId} value={chosen} onChange={choose} error={userError} />}
      <Select
        label={t('form.name')}
        options={apiKeyNames.map((known) => ({ value: known, label: known }))}
        {...register('name', { onChange: () => suggestSource(getValues('name'), chosen) })}
      />
      <KeySource
        name={name}
        value={source}
        onChange={(wanted) => {
          setSourceChosen(true)
          setValue('source', wanted)
        }}
      />
      {source === 'own' && (
        <KeyField
          label={t('form.value')}
          hint={t('form.valueHint')}
          error={valueError}
          {...register('value')}
        />
      )}
      <KeyTestOutcome outcome={outcome} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" isBusy={isSubmitting}>
          {t(hasSameKey ? 'assign.update' : 'assign.save')}
        </Button>
        <Button isBusy={isTesting} onClick={testTyped}>
          {t('test.this')}
        </Button>
      </div>
    </form>
  )
}

/** The initial values, and those after saving. */
function beginWith(name: ApiKeyName, user: User | null, globalKeys: GlobalKey[] | undefined) {
  return { userId: user?.id ?? 0, name, source: usualSource(name, user, globalKeys), value: '' }
}
