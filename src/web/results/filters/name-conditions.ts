import { languageName, type UiLanguage } from '#contract/languages.ts'
import { type TextRule, textRules } from '#contract/text-rules.ts'
import { type ImageFilter, noFilter } from '#web/results/queries/image-view.ts'
import type { FilterTexts } from './texts.ts'

/** A condition of a filter in words, and the change that removes it. */
export interface NamedCondition {
  name: string
  removal: Partial<ImageFilter>
}

/** The conditions of a filter, except its search, which has a field of its own. */
export function nameConditions(filter: ImageFilter, t: FilterTexts, language: UiLanguage): NamedCondition[] {
  const { state, approved, edited, rule, missing, length, kept } = filter
  const names: Partial<Record<keyof typeof noFilter, string | false>> = {
    state: state !== 'all' && t(`states.${state}`),
    approved: approved !== '' && t(approved === 'true' ? 'approvedTrue' : 'approvedFalse'),
    edited: edited !== '' && t(edited === 'true' ? 'editedTrue' : 'editedFalse'),
    rule: rule !== '' && nameRule(rule, language),
    missing: missing !== '' && t('missingIn', { language: languageName(missing, language) }),
    length: length !== '' && t(`lengths.${length}`),
    kept: kept !== '' && t('keptTrue'),
  }
  return Object.entries(names).flatMap(([key, name]) => {
    // Safe: the names are keyed by the filter's own fields.
    const field = key as keyof typeof noFilter
    return name ? [{ name, removal: { [field]: noFilter[field] } }] : []
  })
}

/** What a rule finds, without the full stop. */
export function nameRule(rule: TextRule, language: UiLanguage): string {
  return textRules[rule][language].replace(/\.$/, '')
}
