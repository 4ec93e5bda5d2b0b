import type { Sight } from '#stand-ins/ai/looking/sight.ts'
import type { Material } from './read-prompt.ts'

export type Purpose = 'informative' | 'functional' | 'complex' | 'decorative'

const purposesOfRoles = new Map<string, Purpose>([
  ['decorative', 'decorative'],
  ['link', 'functional'],
  ['button', 'functional'],
  ['logo', 'functional'],
  ['chart', 'complex'],
])

/**
 * What a picture is there for: the role that it was given decides, then its link, then what is `known` of it, then
 * what can be measured.
 */
export function choosePurpose({ kind }: Sight, { role, linkTarget }: Material, known?: Purpose): Purpose {
  const purpose = purposesOfRoles.get(role.toLowerCase())
  if (purpose) return purpose
  if (linkTarget !== '') return 'functional'
  return known ?? (kind === 'gradient' ? 'decorative' : 'informative')
}
