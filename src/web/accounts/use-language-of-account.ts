import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { UiLanguage } from '#contract/languages.ts'
import { currentUserQuery } from '#web/http/current-user.ts'
import { chooseLanguage } from '#web/i18n/current-language.ts'
import { hasStoredLanguage } from '#web/i18n/language.ts'
import { changePreferencesMutation } from './account-queries.ts'

/**
 * Switches to the account's language in a browser where no language was chosen yet. Returns a function that stores a choice in the account,
 * so that mails use it; for visitors only the browser remembers it.
 */
export function useLanguageOfAccount(): (language: UiLanguage) => void {
  const { data: user } = useQuery(currentUserQuery)
  const { mutate } = useMutation(changePreferencesMutation(useQueryClient()))
  const accountLanguage = user?.language

  useEffect(() => {
    if (accountLanguage && !hasStoredLanguage()) chooseLanguage(accountLanguage)
  }, [accountLanguage])

  return (language) => {
    // Sent even if the account already seems to have this language: an earlier choice may still be in flight.
    if (user) mutate({ language })
  }
}
