import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { SetGlobalKeyInput } from '#contract/endpoints/admin.ts'
import { type ApiKeyName, apiKeyNames } from '#contract/entities/api-key.ts'
import { texts } from '#web/admin/texts.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { FormErrorSummary } from '#web/ui/forms/form-error-summary.tsx'
import { KeyField } from '#web/ui/forms/key-field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { sayKeyError } from './assign-key-input.ts'
import { KeyTestOutcome } from './key-test-outcome.tsx'
import { saveGlobalKey } from './save-key.ts'
import { useKeyTest } from './use-key-test.ts'

/** Sets or replaces a global key, which can be tested first. */
export function SetGlobalKey({ name: proposed, onClose }: { name: ApiKeyName; onClose: () => void }) {
  const t = useTexts(texts)
  const client = useQueryClient()
  const formId = useId()
  const { register, handleSubmit, watch, trigger, setFocus, formState } = useForm({
    resolver: zodResolver(SetGlobalKeyInput),
    defaultValues: { name: proposed, value: '' },
    shouldFocusError: false,
  })
  const { name, value } = watch()
  const { test, outcome, isTesting } = useKeyTest(`${name} ${value}`)
  const valueError = sayKeyError(t, formState.errors.value)

  async function save(input: SetGlobalKeyInput): Promise<void> {
    try {
      await saveGlobalKey(client, input)
      showToast({ title: t('global.saved', { name: input.name }) })
      onClose()
    } catch (error) {
      showToast({ variant: 'destructive', title: t('global.saveFailed'), description: messageFor(error) })
    }
  }

  async function testTyped(): Promise<void> {
    if (await trigger('value')) await test({ name, value: value.trim() })
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('global.dialog')}
      description={t('global.dialogText')}
      footer={
        <>
          <Button isBusy={isTesting} onClick={testTyped}>
            {t('test.this')}
          </Button>
          <Button type="submit" form={formId} variant="primary" isBusy={formState.isSubmitting}>
            {t('global.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate autoComplete="off" onSubmit={handleSubmit(save)} className="grid gap-5">
        {formState.isSubmitted && (
          <FormErrorSummary
            title={t(value.trim() === '' ? 'form.missing' : 'form.wrong')}
            faults={[{ field: 'value', error: valueError }]}
            attempt={formState.submitCount}
            onChoose={setFocus}
          />
        )}
        <Select
          label={t('form.name')}
          options={apiKeyNames.map((known) => ({ value: known, label: known }))}
          {...register('name')}
        />
        <KeyField
          label={t('form.value')}
          hint={t('form.valueHint')}
          error={valueError}
          {...register('value')}
        />
        <KeyTestOutcome outcome={outcome} />
      </form>
    </Dialog>
  )
}
