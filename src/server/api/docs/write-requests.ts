import type { ExampleLanguage } from './examples.ts'
import type { DescribedCall } from './read-calls.ts'
import { type ExampleRequest, readRequests } from './read-requests.ts'
import { writeCurl } from './requests/write-curl.ts'
import { writeJavaScript } from './requests/write-javascript.ts'
import { writePhp } from './requests/write-php.ts'
import { writePython } from './requests/write-python.ts'

const writers: Record<ExampleLanguage['id'], (request: ExampleRequest) => string> = {
  curl: writeCurl,
  javascript: writeJavaScript,
  python: writePython,
  php: writePhp,
}

/** The requests of a call in a language: one for each kind of body that it takes. */
export function writeRequests(call: DescribedCall, language: ExampleLanguage['id']): string[] {
  return readRequests(call).map(writers[language])
}
