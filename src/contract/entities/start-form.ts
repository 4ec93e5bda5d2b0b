import { z } from 'zod'
import { readFormList } from '#contract/form-lists.ts'
import { limits } from '#contract/limits.ts'
import { wishNames } from '#contract/lists/columns/row-wishes.ts'
import { withoutHidden } from '#contract/lists/without-hidden.ts'
import { textStyles } from '#contract/text-styles.ts'
import { ExportFormat, PromptType } from './job.ts'
import { JobName, Labels } from './label.ts'
import { TextWishes } from './text-wishes.ts'

const wished = TextWishes.shape
const { style, maxAltCharacters } = wished

/** The text fields of the form that starts a job; optional ones can be absent or empty. */
export const StartFields = z.object({
  name: JobName.default('').describe('What the job is called; without it, as its file'),
  labels: list('Labels of the job').pipe(Labels),
  maxImages: z
    .string()
    .default('all')
    .meta({ type: ['integer', 'string'], description: 'How many images at most, or `all`' }),
  format: absentIfEmpty(ExportFormat.default('csv'), { enum: ExportFormat.options, default: 'csv' }),
  urlColumn: absentIfEmpty(z.string().optional(), {
    description: 'The column of the picture addresses; without it the server chooses one',
  }),
  contextColumn: absentIfEmpty(z.string().optional(), {
    description: 'The column that says more of each picture',
  }),
  wishColumns: json('a JSON object', {
    type: 'object',
    additionalProperties: { type: ['string', 'null'] },
    description: `As JSON, the column of each of these, or null for none: ${wishNames.join(', ')}`,
  }).pipe(z.partialRecord(z.enum(wishNames), z.string().nullable()).optional()),
  sheet: absentIfEmpty(z.string().optional(), {
    description:
      'Of an XLSX workbook the sheet that is read; without it the first that holds text, or, where that one has no addresses, the one that has the most',
  }),
  table: absentIfEmpty(z.enum(['found', 'plain']).default('found'), {
    enum: ['found', 'plain'],
    default: 'found',
    description:
      'How the table is sought: by its rows where these contradict the first line, or by the first line alone',
  }),
  strict: flag('Refuse the list where its table or its column of addresses would be chosen by its rows'),
  onlyMissing: flag('Take over the rows that have an alt text as they are'),
  replaceWeak: flag('With `onlyMissing`: describe the rows whose alt text breaks a rule, too'),
  countRepeatsOnce: flag('Charge a picture that is in the list several times once'),
  languages: list('Codes of built-in languages'),
  customLanguages: list('Names of other languages'),
  promptType: absentIfEmpty(PromptType.default('system'), { enum: PromptType.options, default: 'system' }),
  customPrompt: z.string().overwrite(withoutHidden).max(limits.customPromptCharacters).default(''),
  baseUrl: z.string().default('').describe('What addresses without a host are below'),
  ...wished,
  style: absentIfEmpty(style, { enum: textStyles }),
  maxAltCharacters: absentIfEmpty(z.preprocess(readNumber, maxAltCharacters), {
    type: ['integer', 'null'],
    description: maxAltCharacters.description,
  }),
  usesFileNotes: flag('Send along what the file of a picture says of it (IPTC, XMP, EXIF)', 'true'),
})
/** As the browser sends them. */
export type StartFields = Record<keyof z.infer<typeof StartFields>, string>

/** The whole form. The file comes last, so that the settings are known while it is received. */
export const StartForm = StartFields.extend({
  file: z
    .file()
    .describe('The list: CSV, JSON, NDJSON (`.ndjson`, `.jsonl`) or XLSX by the ending of its name'),
})

/** Treats an empty field as absent. `described` is the schema that the OpenAPI document shows. */
function absentIfEmpty<T extends z.ZodType>(schema: T, described: Record<string, unknown>) {
  return z
    .preprocess((value) => (value === '' ? undefined : value), schema)
    .meta({ type: 'string', ...described })
}

/** A field that holds a list; undefined when it is empty. The list's own schema is piped to it. */
export function listField(described: string) {
  const shown = {
    type: 'array',
    items: { type: 'string' },
    description: `${described}: a field for each, or one with commas or a JSON array`,
  }
  return read('a JSON array of strings', shown, readFormList)
}

function list(described: string) {
  return listField(described).pipe(z.array(z.string()).default([]))
}

/** What a field holds as JSON; undefined when it is empty. */
function json(expected: string, shown: object) {
  return read(expected, shown, JSON.parse)
}

/** `shown` is the schema that the OpenAPI document shows. */
function read(expected: string, shown: object, parse: (text: string) => unknown) {
  return z
    .string()
    .default('')
    .meta({ ...shown, default: undefined })
    .transform((text, context): unknown => {
      if (text.trim() === '') return undefined
      try {
        return parse(text)
      } catch {
        context.addIssue({ code: 'custom', message: `Expected: ${expected}.` })
        return z.NEVER
      }
    })
}

/** Anything but a number is returned unchanged and then refused. */
function readNumber(value: unknown): unknown {
  return typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value
}

function flag(description: string, usual: 'true' | 'false' = 'false') {
  const values = ['true', 'false'] as const
  return absentIfEmpty(z.enum(values).default(usual), {
    type: 'boolean',
    enum: undefined,
    default: usual === 'true',
    description,
  }).transform((text) => text === 'true')
}

/** A decision made when a list was read: a code to branch on, and a sentence for people. */
export const Notice = z.object({ code: z.string(), message: z.string() })
export type Notice = z.infer<typeof Notice>
