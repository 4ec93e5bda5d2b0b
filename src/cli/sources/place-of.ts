import path from 'node:path'
import { localOrigin } from './source-picture.ts'

/** The address of a source file on a site that is served from `root`; its pictures' addresses are relative to it. */
export function placeOf(file: string, root: string): string {
  const inside = path.relative(root, path.resolve(file))
  const isOutside = inside.startsWith('..') || path.isAbsolute(inside)
  const names = (isOutside ? path.basename(file) : inside).split(path.sep)
  return [localOrigin, ...names.map(encodeURIComponent)].join('/')
}
