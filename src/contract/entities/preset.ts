import { z } from 'zod'
import { type BuiltInLanguage, builtInLanguages, maxCustomLanguages } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { withoutHidden } from '#contract/lists/without-hidden.ts'
import { ExportFormat, PromptType } from './job.ts'
import { CustomLanguage } from './language.ts'
import { noTextWishes, TextWishes } from './text-wishes.ts'

const codes = builtInLanguages.map(({ code }) => code)

/** The settings of a job that do not depend on its list. */
export const PresetSettings = z.object({
  languages: z
    .array(z.enum(codes as [BuiltInLanguage['code'], ...BuiltInLanguage['code'][]]))
    .max(codes.length),
  customLanguages: z.array(CustomLanguage).max(maxCustomLanguages),
  promptType: PromptType,
  customPrompt: z.string().overwrite(withoutHidden).max(limits.customPromptCharacters),
  format: ExportFormat,
  textWishes: TextWishes.default(noTextWishes),
  /** Whether the notes in the picture's file (IPTC, XMP, EXIF) are sent along. */
  usesFileNotes: z.boolean().default(true),
})
export type PresetSettings = z.infer<typeof PresetSettings>

export const PresetName = z.string().trim().min(1).max(limits.presetNameCharacters)

/** Settings saved under a name. */
export const Preset = z.object({
  id: z.int(),
  name: z.string(),
  settings: PresetSettings,
  createdAt: z.iso.datetime(),
})
export type Preset = z.infer<typeof Preset>
