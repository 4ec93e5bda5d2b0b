import { customAmount, type JobSettings } from './job-settings.ts'

/** The fields of `POST /api/process`, the file last, so that a server that streams knows the settings before it. */
export function jobForm(file: File, settings: JobSettings): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(jobFields(settings))) form.append(name, value)
  form.append('file', file, file.name)
  return form
}

export function jobFields(settings: JobSettings): Record<string, string> {
  const isOwnPrompt = settings.promptType === 'custom'
  return {
    maxImages: settings.amount === 'all' ? 'all' : String(customAmount(settings.customAmount)),
    format: settings.format,
    urlColumn: settings.urlColumn,
    contextColumn: settings.contextColumn,
    languages: JSON.stringify(settings.languages),
    customLanguages: JSON.stringify(settings.customLanguages),
    promptType: settings.promptType,
    customPrompt: isOwnPrompt ? settings.customPrompt.trim() : '',
    baseUrl: settings.baseUrl.trim(),
  }
}
