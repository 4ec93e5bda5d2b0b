import { listWords } from '#checks/languages/language.ts'
import { languages } from '#checks/languages/languages.ts'

/** By language code: each irregular form in lower case with its basic form. */
export const irregularForms: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  [...languages].map(([code, { forms }]) => [code, read(forms.irregular)]),
)

function read(list: string): ReadonlyMap<string, string> {
  return new Map(
    list.split(';').flatMap((forms) => {
      const [base = '', ...others] = listWords(forms)
      return others.map((other): [string, string] => [other, base])
    }),
  )
}
