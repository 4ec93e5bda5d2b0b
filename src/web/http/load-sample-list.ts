import { sampleList } from '#contract/endpoints/platform.ts'
import { callHeaders } from './call-headers.ts'
import { send } from './send.ts'
import { urlOf } from './url-of.ts'

/**
 * The sample list in the interface's language, as a file that could have been chosen from disk. Not a plain link, because that would use
 * the browser's language. Throws like `call`.
 */
export async function loadSampleList(format: 'csv' | 'json'): Promise<File> {
  const headers = callHeaders({ Accept: '*/*' })
  const response = await send(urlOf(sampleList, { query: { format } }), { headers })
  const type = response.headers.get('Content-Type') ?? ''
  const name = nameOf(response.headers.get('Content-Disposition') ?? '') ?? `bildwort.${format}`
  return new File([await response.blob()], name, { type })
}

function nameOf(disposition: string): string | undefined {
  return /filename="?([^";]+)"?/.exec(disposition)?.[1]
}
