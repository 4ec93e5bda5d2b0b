import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { type UiLanguage, uiLanguages } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { messageFor } from '#web/http/message-for.ts'
import { settingsQuery } from '#web/http/public-settings.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { OptionSelect } from '#web/ui/forms/option-select.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { InviteAnswers } from './invite-answers.tsx'
import { inviteMutation } from './people-queries.ts'
import { texts } from './texts.ts'

const most = limits.invitationsAtOnce

/** Asks for one or more addresses, also as a pasted list, and shows the outcome for each. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(texts)
  const formId = useId()
  const [pasted, setPasted] = useState('')
  const [language, setLanguage] = useState<UiLanguage>(useLanguage())
  const [isChecked, setChecked] = useState(false)
  const inviting = useMutation(inviteMutation(useQueryClient()))
  const hasMail = useQuery(settingsQuery).data?.hasMail ?? true
  const addresses = readAddresses(pasted)

  function fault(): string | undefined {
    if (addresses.length === 0) return t('invite.missing')
    return addresses.length > most ? t('invite.tooMany', { count: addresses.length, most }) : undefined
  }

  function invite(event: SubmitEvent): void {
    event.preventDefault()
    setChecked(true)
    if (fault()) return
    inviting.mutate(
      { addresses, language },
      {
        onError: (error) =>
          showToast({ variant: 'destructive', title: t('invite.failed'), description: messageFor(error) }),
      },
    )
  }

  const answers = inviting.data?.answers
  return (
    <Dialog
      isOpen
      isShownOnce={answers?.some(({ link }) => link !== null) ?? false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('invite.title')}
      description={t(hasMail ? 'invite.text' : 'invite.textWithoutMail')}
      footer={
        answers ? (
          <Button variant="primary" onClick={onClose}>
            {t('invite.close')}
          </Button>
        ) : (
          <Button type="submit" form={formId} variant="primary" isBusy={inviting.isPending}>
            {t('invite.submit')}
          </Button>
        )
      }
    >
      {answers ? (
        <InviteAnswers answers={answers} />
      ) : (
        <form id={formId} noValidate autoComplete="off" onSubmit={invite} className="grid gap-5">
          <TextArea
            label={t('invite.addresses')}
            hint={t('invite.addressesHint', { most })}
            error={isChecked ? fault() : undefined}
            autoCapitalize="none"
            spellCheck={false}
            value={pasted}
            onChange={({ target }) => setPasted(target.value)}
          />
          <OptionSelect
            label={t('invite.language')}
            value={language}
            options={uiLanguages.map((value) => ({ value, label: t(`invite.${value}`) }))}
            onChange={setLanguage}
          />
        </form>
      )}
    </Dialog>
  )
}

/** The distinct addresses of a pasted list, in order: `Anna <anna@example.org>; berta@example.org`. */
export function readAddresses(pasted: string): string[] {
  const withoutNames = pasted.replace(/"[^"\n]*"/g, ' ')
  const words = withoutNames.split(/[,;\n]/).flatMap((part) => {
    const inBrackets = [...part.matchAll(/<([^<>\s]+)>/g)].map(([, address = '']) => address)
    return inBrackets.length > 0 ? inBrackets : part.split(/\s+/).filter(Boolean)
  })
  // Keeps the first spelling of each.
  const known = new Map(words.toReversed().map((word) => [word.toLowerCase(), word]))
  return words.filter((word) => known.get(word.toLowerCase()) === word && known.delete(word.toLowerCase()))
}
