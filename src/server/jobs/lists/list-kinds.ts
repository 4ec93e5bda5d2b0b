/**
 * How a list's rows are kept: the cells of a line, a URL alone, or an object. `sourceForms` (#server/jobs/exports/source-forms.ts)
 * says how each is read again.
 */
export const listKinds = ['csv', 'json-urls', 'json-objects'] as const
export type ListKind = (typeof listKinds)[number]
