import { wishNames } from '#contract/lists/columns/row-wishes.ts'
import { readSetAddress } from '#contract/picture-set-address.ts'
import type { CountChoice, ListPreview } from '#web/upload/list/list.ts'
import { chosenLanguages, type JobSettings } from './job-settings.ts'
import { wishColumns } from './wish-columns.ts'

export function countChoice(preview: ListPreview, settings: JobSettings): CountChoice {
  return {
    urlColumn: settings.urlColumn,
    contextColumn: settings.contextColumn ?? '',
    wishColumns: wishColumns(preview, settings),
    baseUrl: isBaseUrl(settings.baseUrl) ? settings.baseUrl.trim() : '',
    languages: readSetAddress(settings.baseUrl) ? chosenLanguages(settings) : [],
  }
}

/** Whether this starts with http(s):// and names a host. */
export function isBaseUrl(typed: string): boolean {
  const address = typed.trim()
  return /^https?:\/\//i.test(address) && URL.canParse(address)
}

export function isSameChoice(one: CountChoice, other: CountChoice): boolean {
  return (
    one.urlColumn === other.urlColumn &&
    one.contextColumn === other.contextColumn &&
    one.baseUrl === other.baseUrl &&
    one.languages.join() === other.languages.join() &&
    wishNames.every((wish) => one.wishColumns[wish] === other.wishColumns[wish])
  )
}
