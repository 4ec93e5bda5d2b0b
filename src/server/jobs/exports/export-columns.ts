import type { LanguageVersion } from '#contract/entities/image.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { sayFault } from '#contract/say.ts'

/** The content of a cell. */
export interface CellSource {
  /** SQL expression on the image's row; the cell is PostgreSQL's text of it, empty for null. */
  value: string
  /** Translates the value into the reader's language, if the cell is not the value itself. */
  write?: (value: string, language: UiLanguage) => string
}

/** A column with one cell for each image. */
export interface ImageColumn extends CellSource {
  header: string
}

/** Columns for each language of the job, those of one language side by side; their headers end in `_` and the language's code. */
export interface TextColumns {
  forEachLanguage: readonly { header: string; text: keyof LanguageVersion }[]
}

export type ExportColumn = ImageColumn | TextColumns

export const errorColumn: ImageColumn = {
  header: 'error',
  value: 'fault',
  write: (fault, language) => sayFault(JSON.parse(fault), language),
}

const hasTexts = "state in ('succeeded', 'carried')"
const isDescribed = "state = 'succeeded'"
const onlyIf = (condition: string, value: string) => `case when ${condition} then ${value} end`
const doneAt = "coalesce(generated_at, done_at) at time zone 'UTC'"

/** The columns that a CSV adds to those of the list, in this order; see docs/specification/results.md#export. */
export const exportColumns: readonly ExportColumn[] = [
  { header: 'filename', value: 'filename' },
  { header: 'success', value: `(${hasTexts})::text` },
  errorColumn,
  { header: 'keywords', value: "array_to_string(keywords, ', ')" },
  { header: 'interpretation', value: 'interpretation' },
  {
    forEachLanguage: [
      { header: 'alt_text', text: 'altText' },
      { header: 'description', text: 'description' },
    ],
  },
  { header: 'needs_review', value: onlyIf(hasTexts, '(risk > 0)::text') },
  { header: 'decorative', value: onlyIf(isDescribed, "(purpose = 'decorative')::text") },
  { header: 'model', value: 'model' },
  { header: 'prompt_version', value: 'prompt_version' },
  { header: 'generated_at', value: onlyIf(isDescribed, `to_char(${doneAt}, 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`) },
  { header: 'edited', value: onlyIf(hasTexts, '(edited_at is not null)::text') },
  { header: 'approved', value: onlyIf(hasTexts, '(approved_at is not null)::text') },
]
