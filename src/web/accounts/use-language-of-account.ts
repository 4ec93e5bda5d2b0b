import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { UiLanguage } from '#contract/languages.ts'
import { currentUserQuery } from '#web/http/current-user.ts'
import { chooseLanguage } from '#web/i18n/choose-language.ts'
import { hasStoredLanguage } from '#web/i18n/language.ts'
import { changePreferencesMutation } from './account-queries.ts'

/**
 * In a browser where nobody has chosen yet, the account's language is spoken.
 * Answers what keeps a choice with the account, so that mails follow it; for visitors the browser alone remembers.
 */
export function useLanguageOfAccount(): (language: UiLanguage) => void {
  const { data: user } = useQuery(currentUserQuery)
  const { mutate } = useMutation(changePreferencesMutation(useQueryClient()))
  const accountLanguage = user?.language

  useEffect(() => {
    if (accountLanguage && !hasStoredLanguage()) chooseLanguage(accountLanguage)
  }, [accountLanguage])

  return (language) => {
    // Also the language that the account seems to have: an earlier choice may still be on its way.
    if (user) mutate({ language })
  }
}
