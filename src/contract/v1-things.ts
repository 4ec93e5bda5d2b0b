import type { UiLanguage } from './languages.ts'

/** What API v1 has ids of, and its names in sentences. */
export const v1Things = {
  job: { de: 'Auftrag', en: 'job' },
  image: { de: 'Bild', en: 'image' },
  audit: { de: 'Audit', en: 'audit' },
  webhook: { de: 'Webhook', en: 'webhook' },
  delivery: { de: 'Zustellung', en: 'delivery' },
} satisfies Record<string, Record<UiLanguage, string>>

export type V1Kind = keyof typeof v1Things

/** Something of API v1, and the part of the call that named it. */
export interface V1Thing {
  kind: V1Kind
  id: string
  field: string
}

/** By the step of a path before the id. */
const kinds = new Map<string, V1Kind>([
  ['jobs', 'job'],
  ['images', 'image'],
  ['audits', 'audit'],
  ['webhooks', 'webhook'],
  ['deliveries', 'delivery'],
])

/** What a call with ids in its path is about: the last one, or that of the parameter `field`. Undefined if the path names none. */
export function thingInPath(
  route: string,
  params: Record<string, unknown>,
  field?: string,
): V1Thing | undefined {
  const named = [...route.matchAll(/\/(\w+)\/:(\w+)/g)].flatMap(([, step = '', name = '']) => {
    const kind = kinds.get(step)
    return kind ? [{ kind, id: String(params[name]), field: name }] : []
  })
  return named.findLast((one) => field === undefined || one.field === field)
}
