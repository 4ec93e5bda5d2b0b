import type { ViewPart } from './view-address.ts'

/** The search text of a list. */
export const searchPart: ViewPart<string> = {
  read: (params) => params.get('search')?.trim().slice(0, 200) ?? '',
  write: (search) => ({ search }),
}

/** One of the known values; the default is omitted. */
export function oneOf<Value extends string>(
  name: string,
  known: readonly Value[],
  usual: NoInfer<Value>,
): ViewPart<Value> {
  return {
    read: (params) => known.find((value) => value === params.get(name)) ?? usual,
    write: (value) => ({ [name]: value === usual ? '' : value }),
  }
}

/** A whole number from 1 on, or null. */
export function numberPart(name: string): ViewPart<number | null> {
  return {
    read(params) {
      const word = params.get(name) ?? ''
      return /^[1-9]\d{0,8}$/.test(word) ? Number(word) : null
    },
    write: (value) => ({ [name]: value === null ? '' : String(value) }),
  }
}
