import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { highestTokenPriceCents, type KnownModel } from '#contract/entities/provider-cost.ts'
import { formatCents } from '#contract/money.ts'
import { texts } from '#web/admin/texts.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { FormErrorSummary } from '#web/ui/forms/form-error-summary.tsx'
import { draftOf, type PriceKind, priceKinds, readPriceDraft } from './price-draft.ts'
import { PriceField } from './price-field.tsx'
import { saveModelPrice } from './statistics-queries.ts'

/** Sets a model's price from now on. */
export function SetModelPrice({
  known: { provider, model, price },
  onClose,
}: {
  known: KnownModel
  onClose: () => void
}) {
  const t = useTexts(texts)
  const language = useLanguage()
  const client = useQueryClient()
  const formId = useId()
  const [draft, setDraft] = useState(() => draftOf(price, language))
  // Show no error while the user is still typing.
  const [attempt, setAttempt] = useState(0)
  const [isSaving, setSaving] = useState(false)

  const read = readPriceDraft(draft, language)
  const problems = 'problems' in read && attempt > 0 ? read.problems : []
  const faults = problems.map(({ kind, problem }) => ({
    field: kind,
    error: t(`prices.problem.${problem}`, {
      name: t(`prices.${kind}`),
      limit: formatCents(highestTokenPriceCents, language),
    }),
  }))
  const fieldId = (kind: PriceKind) => `${formId}-${kind}`

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    setAttempt(attempt + 1)
    if (isSaving || !('prices' in read)) return
    setSaving(true)
    try {
      await saveModelPrice(client, { provider, model, ...read.prices })
      showToast({ title: t('prices.saved', { model }) })
      onClose()
    } catch (error) {
      showToast({ variant: 'destructive', title: t('prices.saveFailed'), description: messageFor(error) })
      setSaving(false)
    }
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('prices.of', { model })}
      description={t('prices.dialogText')}
      footer={
        <Button type="submit" form={formId} variant="primary" isBusy={isSaving}>
          {t('prices.save')}
        </Button>
      }
    >
      <form id={formId} noValidate autoComplete="off" onSubmit={save} className="grid gap-5">
        <FormErrorSummary
          faults={faults}
          attempt={attempt}
          onChoose={(kind) => document.getElementById(fieldId(kind))?.focus()}
        />
        {priceKinds.map((kind) => (
          <PriceField
            key={kind}
            id={fieldId(kind)}
            kind={kind}
            value={draft[kind]}
            onChange={(typed) => setDraft({ ...draft, [kind]: typed })}
            error={faults.find(({ field }) => field === kind)?.error}
          />
        ))}
      </form>
    </Dialog>
  )
}
