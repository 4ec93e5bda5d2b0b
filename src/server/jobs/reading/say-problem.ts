import type { UiLanguage } from '#contract/languages.ts'
import type { PictureFault, PictureFaultCode } from '#contract/picture-faults.ts'
import { sayFault } from '#contract/say.ts'

/** A picture's fault as its code and a sentence for people. */
export function sayProblem(
  fault: PictureFault | null,
  language: UiLanguage,
): { code: PictureFaultCode; message: string } | null {
  return fault && { code: fault.code, message: sayFault(fault, language) }
}
